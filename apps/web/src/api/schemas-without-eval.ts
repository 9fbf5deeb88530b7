/** The schema library writes code at run time where it may. Our content policy forbids that, and browsers report even the attempt. Read by zod when it is loaded. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
