import { defineConfig, devices } from '@playwright/test';
import { BROWSER_ARGS, requireBrowser } from './scripts/browser.mjs';

const PORT = 41_737;
const baseURL = `http://127.0.0.1:${PORT}/`;

// Workers read this file again: they take over what the first one found.
process.env['CHROMIUM_PATH'] ??= await requireBrowser('chromium');
process.env['FIREFOX_PATH'] ??= await requireBrowser('firefox');

export default defineConfig({
  testDir: 'test/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: { baseURL },
  webServer: {
    command: `node scripts/serve.mjs --port ${PORT} --strict`,
    url: baseURL,
    reuseExistingServer: false,
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: BROWSER_ARGS },
      },
    },
    {
      name: 'firefox',
      // Firefox passes over the emulation of colours and motion, of taps and downloads: what needs
      // them, or a picture's exact tenths of a pixel, is Chromium's.
      testMatch: /\/(?:address|focus|keyboard|real-adk|stories)\.test\.ts$/,
      use: {
        ...devices['Desktop Firefox'],
        // Over WebDriver BiDi: Playwright's own protocol needs a patched Firefox.
        channel: 'moz-firefox',
        launchOptions: { executablePath: process.env['FIREFOX_PATH'] },
      },
    },
  ],
});
