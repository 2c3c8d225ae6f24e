import { testEngine } from './engine.ts';
import { webkit } from './webkit.ts';

testEngine(webkit);
