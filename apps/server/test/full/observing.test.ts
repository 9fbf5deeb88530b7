import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startTestProduct, type TestProduct } from '../support/start-test-product.ts';
import { until } from '../support/until.ts';
import { writePdf } from '../support/write-pdf.ts';

vi.setConfig({ testTimeout: 60_000 });

let product: TestProduct | undefined;
afterEach(async () => {
  await product?.stop();
  product = undefined;
});

const TOKEN = 'a token of metrics';
const bearer = { authorization: `Bearer ${TOKEN}` };

test('the request that brought a document is named where it is answered and where it is read', async () => {
  product = await startTestProduct();
  expect((await product.client().upload(writePdf([['STATEMENT']]))).status).toBe(200);
  const lines = await until(async () => {
    const parsed = product?.log.map((line) => JSON.parse(line)) ?? [];
    return parsed.some((line) => line.msg === 'answered') ? parsed : null;
  });
  const read = lines.find((line) => line.msg === 'document read');
  const answered = lines.find((line) => line.msg === 'answered' && line.route === '/api/upload');
  expect(read).toMatchObject({ outcome: 'extracted', verdict: 'proven', pageCount: 1 });
  expect(read.reqId).toBe(answered.reqId);
  expect(read.reqId).toMatch(/^[0-9a-f-]{36}$/);
});

test('metrics of requests, documents and queues are shown to whoever sends the token', async () => {
  product = await startTestProduct({ environment: { METRICS_TOKEN: TOKEN } });
  await product.client().upload(writePdf([['STATEMENT']]));
  const answer = await product.client(bearer).get('/metrics');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const text = await answer.text();
  expect(text).toMatch(
    /tieout_http_request_seconds_count\{method="POST",route="\/api\/upload",status="200"\} 1/,
  );
  expect(text).toMatch(
    /tieout_document_read_seconds_count\{outcome="extracted",kind="bank_statement",verdict="proven"\} 1/,
  );
  expect(text).toMatch(/tieout_pages_read_total 1/);
  expect(text).toMatch(/tieout_queue_waiting\{queue="read-document"\} 0/);
  expect(text).toMatch(/process_resident_memory_bytes \d/);
});

test('without the token, or without one configured, there are no figures', async () => {
  product = await startTestProduct({ environment: { METRICS_TOKEN: TOKEN } });
  expect((await product.client().get('/metrics')).status).toBe(401);
  expect((await product.client({ authorization: 'Bearer another' }).get('/metrics')).status).toBe(401);
  await product.stop();
  product = await startTestProduct();
  expect(await (await product.client(bearer).get('/metrics')).text()).not.toContain('tieout_');
});

const sentSchema = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              parentSpanId: z.string().optional(),
              spanId: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});

test('an upload and the reading of its document are one trace, that of the caller', async () => {
  const spans: z.infer<typeof sentSchema>['resourceSpans'][number]['scopeSpans'][number]['spans'] = [];
  const collector = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const sent = sentSchema.parse(JSON.parse(body));
    spans.push(
      ...sent.resourceSpans.flatMap((resource) => resource.scopeSpans.flatMap((scope) => scope.spans)),
    );
    response.end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  try {
    product = await startTestProduct({
      environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
    });
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
    await product.client().upload(writePdf([['STATEMENT']]), { headers });
    await product.stop();
    product = undefined;
    const upload = spans.find((span) => span.name === 'POST /api/upload');
    const read = spans.find((span) => span.name === 'read document');
    expect(upload).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
    expect(read).toMatchObject({ traceId, parentSpanId: upload?.spanId });
  } finally {
    collector.close();
  }
});
