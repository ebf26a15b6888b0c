import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { MotionGlobalConfig } from 'framer-motion';
import { afterEach, beforeEach, vi } from 'vitest';
import { resetMedia } from './ui/media';
import { installStandIns } from './ui/stand-ins';

// Rendering the whole page is slow on a busy machine; no test measures time.
vi.setConfig({ testTimeout: 30_000 });

// jsdom lays nothing out, so an animation there could only end late, never look right.
MotionGlobalConfig.skipAnimations = true;
installStandIns();

const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    complaints.push(said.map(String).join(' '));
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  resetMedia();
  // React complains there of what a browser's console would show.
  if (complaints.length > 0) throw new Error(`console.error: ${complaints.join('\n')}`);
});
