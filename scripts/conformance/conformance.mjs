// Records what the real ADK session services answer, and compares it with the model and with the
// committed recordings.
import { install } from '../tools.mjs';

// Not at the top: it needs packages that may have to be installed first.
if (install()) await import('./main.mjs');
else process.exitCode = 1;
