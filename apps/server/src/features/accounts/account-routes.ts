import type { Routes } from '../../http/routes.ts';
import { changeRoutes } from './change-routes.ts';
import { googleRoutes } from './google-routes.ts';
import { linkRoutes } from './link-routes.ts';
import type { AccountParts } from './parts.ts';
import { profileRoutes } from './profile-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { twoFactorRoutes } from './two-factor-routes.ts';

/** Signing in and out, and what belongs to an account; with Google where that is configured. */
export function accountRoutes(parts: AccountParts, { hasGoogle }: { readonly hasGoogle: boolean }): Routes {
  return async (app) => {
    await app.register(signInRoutes(parts));
    await app.register(linkRoutes(parts));
    await app.register(changeRoutes(parts));
    await app.register(twoFactorRoutes(parts));
    await app.register(profileRoutes(parts));
    if (hasGoogle) await app.register(googleRoutes(parts));
  };
}
