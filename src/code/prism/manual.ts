// Prism colours the whole page by itself unless it is told not to before it runs.
Object.assign(globalThis, { Prism: { manual: true } });
