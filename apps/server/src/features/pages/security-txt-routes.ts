import type { Configuration } from '../../configuration.ts';
import type { Routes } from '../../http/routes.ts';

const PATH = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year. */
const HOLDS_MS = 180 * 24 * 60 * 60_000;

type SecurityTxtParts = {
  readonly configuration: Pick<Configuration, 'securityContact' | 'publicUrl'>;
  readonly now: () => Date;
};

/** GET /.well-known/security.txt after RFC 9116: where to report a security hole. Nothing is there where nobody can be named. */
export function securityTxtRoutes({ configuration, now }: SecurityTxtParts): Routes {
  return async (app) => {
    const options = { schema: { hide: true }, config: { isForAnyone: true } };
    app.get(PATH, options, async (_request, reply) => {
      const contact = contactOf(configuration);
      if (contact === null) return reply.callNotFound();
      const { publicUrl } = configuration;
      const lines = [
        `Contact: ${contact}`,
        `Expires: ${new Date(now().getTime() + HOLDS_MS).toISOString()}`,
        'Preferred-Languages: en',
        ...(publicUrl === null ? [] : [`Canonical: ${publicUrl}${PATH}`]),
      ];
      return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
    });
  };
}

/** RFC 9116 asks for "mailto:" and for https. */
function contactOf({ securityContact, publicUrl }: SecurityTxtParts['configuration']): string | null {
  if (securityContact !== null)
    return securityContact.includes('://') ? securityContact : `mailto:${securityContact}`;
  return publicUrl?.startsWith('https:') ? `${publicUrl}/contact` : null;
}
