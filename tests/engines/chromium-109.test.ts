import { chromium109 } from './chromium-109.ts';
import { testEngine } from './engine.ts';

testEngine(chromium109);
