import { chromium } from './chromium.ts';
import { testEngine } from './engine.ts';

testEngine(chromium);
