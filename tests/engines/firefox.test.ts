import { testEngine } from './engine.ts';
import { firefox } from './firefox.ts';

testEngine(firefox);
