import { test } from '@playwright/test';
import { fetchChromium109 } from './chromium-109.ts';

// Before the tests, of which two would fetch it at once.
test('Chromium 109 is there', fetchChromium109);
