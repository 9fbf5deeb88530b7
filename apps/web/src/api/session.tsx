import {
  type AuthResponse,
  fallbackProfile,
  type LoginRequest,
  type ProfileResponse,
  type RegisterRequest,
} from '@tieout/contract';
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import { CallError } from './call-error.ts';
import { clearToken, hasSession, storeToken } from './token-store.ts';

export type SessionUser = Pick<
  ProfileResponse['user'],
  'id' | 'email' | 'name' | 'planType' | 'quotaUsed' | 'quotaLimit' | 'emailVerified' | 'hasTwoFactor'
> & { readonly quotaResetsAt: string | null; readonly role: 'user' | 'admin' };

export type SessionState =
  /** `trouble` says why it takes so long: the service does not answer. */
  | { readonly status: 'loading'; readonly user: null; readonly trouble?: string }
  | { readonly status: 'signed-out'; readonly user: null }
  /** Signed in to an account that may do nothing but sign out and write to support. */
  | { readonly status: 'suspended'; readonly user: null; readonly why: string }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

export type Session = SessionState & {
  login(request: LoginRequest): Promise<void>;
  register(request: RegisterRequest): Promise<void>;
  /** Forgets the session here even where the server cannot be reached. */
  logout(): Promise<void>;
  /** Takes over the session that the server gave in place of the one before. */
  renew(answer: AuthResponse): Promise<void>;
  /** Asks the server again who this is; a refusal ends the session, silence keeps it. */
  refresh(): Promise<void>;
  /** Forgets a session the server no longer knows. */
  end(): void;
};

const SessionContext = createContext<Session | null>(null);
const signedOut = { status: 'signed-out', user: null } as const;

/** The session of this page: who is signed in. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession outside of SessionProvider');
  return session;
}

/** Keeps the session: looks for a stored token at start and checks it. */
export function SessionProvider({ children }: { children: React.ReactNode }) {
  const [state, setState] = useState<SessionState>(() =>
    hasSession() ? { status: 'loading', user: null } : signedOut,
  );
  const end = useCallback(() => {
    clearToken();
    setState(signedOut);
  }, []);
  const refresh = useCallback(async () => {
    const next = await checked();
    setState((now) => ('trouble' in next && now.status !== 'loading' ? now : next));
  }, []);
  const enter = useCallback(
    async (answer: Promise<AuthResponse>) => {
      try {
        setState(await entered(await answer));
      } catch (error) {
        end();
        throw error;
      }
    },
    [end],
  );

  useEffect(() => {
    if (hasSession()) refresh();
  }, [refresh]);

  const session = useMemo(
    (): Session => ({
      ...state,
      login: (request) => enter(accountCalls().then((calls) => calls.login(request))),
      register: (request) => enter(accountCalls().then((calls) => calls.register(request))),
      logout: () =>
        accountCalls()
          .then((calls) => calls.logout())
          .catch(ignoreRefusal)
          .finally(end),
      renew: async (answer) => setState(await entered(answer)),
      refresh,
      end,
    }),
    [state, enter, refresh, end],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The state after asking for the profile. Only a 401 ends a session; after any other failure it is not known who this is. */
async function checked(): Promise<SessionState> {
  try {
    return withProfile(await (await accountCalls()).fetchProfile());
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.problem.code === 'account-suspended')
      return { status: 'suspended', user: null, why: error.message };
    if (error.status !== 401) return { status: 'loading', user: null, trouble: error.message };
    clearToken();
    return signedOut;
  }
}

/** The state after a login: signed in even where the profile cannot be had right away. */
async function entered({ user, session }: AuthResponse): Promise<SessionState> {
  storeToken(session.access_token, { isPermanent: session.permanent });
  try {
    return withProfile(await (await accountCalls()).fetchProfile());
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { status: 'signed-in', user: { ...fallbackProfile, ...user, quotaResetsAt: null, role: 'user' } };
  }
}

function withProfile({ user, permanentToken }: ProfileResponse): SessionState {
  if (permanentToken) storeToken(permanentToken, { isPermanent: true });
  return { status: 'signed-in', user };
}

function ignoreRefusal(error: unknown) {
  if (!(error instanceof CallError)) throw error;
}

/** The calls come with the schema library; somebody who is not signed in does not wait for it. */
const accountCalls = () => import('./account.ts');
