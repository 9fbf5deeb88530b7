import {
  paths,
  sandboxAuthenticateRequestSchema,
  sandboxCardResponseSchema,
  sandboxConfirmRequestSchema,
  sandboxOutcomeSchema,
} from '@tieout/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { plainPage } from '../../http/plain-page.ts';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { customerOfSecret, type Sandbox } from '../../platform/payments/sandbox/open-sandbox.ts';
import type { CardOutcome } from '../../platform/payments/sandbox/steps.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import { signedIn } from '../accounts/identify.ts';
import type { LimitRate } from '../accounts/limit-rate.ts';
import { findBillingOf, findInvoice, type StoredInvoice } from './billing-store.ts';
import type { BillingParts } from './parts.ts';
import { payer, payingAccount } from './payer.ts';

const tags = ['test payments'];

type Parts = BillingParts & { readonly limitRate: LimitRate };

/** What a payment provider's own pages would do, where the sandbox stands in for one. */
export function sandboxRoutes(parts: Parts, sandbox: Sandbox): Routes {
  return async (app) => {
    const confirm = {
      tags,
      summary: 'Pay with a test card',
      body: sandboxConfirmRequestSchema,
      response: { 200: sandboxOutcomeSchema, ...refusals },
    };
    app.post(paths.sandboxConfirm, { schema: confirm }, async (request) => {
      const { clientSecret, card } = request.body;
      const refusal = await refuseStranger(parts, request, clientSecret);
      const outcome = refusal ?? outcomeOf(await sandbox.confirm(clientSecret, card));
      return outcome;
    });

    const authenticate = {
      tags,
      summary: 'Answer for the test bank',
      body: sandboxAuthenticateRequestSchema,
      response: { 200: sandboxOutcomeSchema, ...refusals },
    };
    app.post(paths.sandboxAuthenticate, { schema: authenticate }, async (request) => {
      const { clientSecret, isApproved } = request.body;
      const refusal = await refuseStranger(parts, request, clientSecret);
      const outcome = refusal ?? outcomeOf(await sandbox.authenticate(clientSecret, isApproved));
      return outcome;
    });

    const card = {
      tags,
      summary: 'Start changing the test card',
      response: { 200: sandboxCardResponseSchema, ...refusals },
    };
    app.post(paths.sandboxCard, { schema: card }, async (request) => {
      const account = await payingAccount(parts, request);
      if (isRefused(account)) return account;
      return { clientSecret: await sandbox.askForCard(account.customerId) };
    });

    const invoice = {
      tags,
      summary: 'A test invoice as a web page',
      params: z.object({ id: z.string().max(200) }),
    };
    app.get(paths.sandboxInvoice, { schema: invoice }, async (request, reply) => {
      const user = signedIn(request);
      if (isRefused(user)) return user;
      const found = await findInvoice(parts.database, user.id, request.params.id);
      if (found === null) return refused('not-found');
      return reply.type('text/html; charset=utf-8').send(invoicePage(found));
    });
  };
}

/** Refuses whoever tries a client secret that is not their own. */
async function refuseStranger(
  parts: Parts,
  request: FastifyRequest,
  clientSecret: string,
): Promise<Refused | null> {
  const user = await payer(parts, request);
  if (isRefused(user)) return user;
  const account = await findBillingOf(parts.database, user.id, parts.payments.realm);
  return account?.customerId === customerOfSecret(clientSecret) ? null : refused('not-found');
}

function outcomeOf(outcome: CardOutcome) {
  switch (outcome) {
    case 'unknown':
      return refused('not-found');
    case 'declined':
      return refused('payment-declined');
    case 'succeeded':
    case 'needs-confirmation':
      return { outcome };
  }
}

function invoicePage({
  number,
  status,
  amountMinor,
  currency,
  plan,
  issuedAt,
  paidAt,
}: StoredInvoice): string {
  const rows = [
    ['Invoice', number ?? ''],
    ['For', `${plan} plan`],
    ['Amount', `${(amountMinor / 100).toFixed(2)} ${currency}`],
    ['Issued', issuedAt.toISOString().slice(0, 10)],
    ['State', paidAt === null ? status : `paid ${paidAt.toISOString().slice(0, 10)}`],
  ];
  const table = rows.map(([name, value]) => `<tr><th>${name}<td>${value}`).join('');
  return plainPage('Test invoice', `<p>Test payments: no money was moved.</p><table>${table}</table>`);
}
