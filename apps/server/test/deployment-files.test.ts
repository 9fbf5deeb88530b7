import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { EXTRACTION_LIMITS } from '../src/platform/extraction/extraction-limits.ts';
import { REUSE_LIMITS } from '../src/platform/extraction/waiting-children.ts';
import { composeSchema } from './support/compose-schema.ts';
import { type KubernetesObject, kubernetesSchema } from './support/kubernetes-schemas.ts';
import { readDockerfile } from './support/read-dockerfile.ts';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

const objects = () =>
  parseAllDocuments(read('deploy/kubernetes.yaml')).map((document) => {
    expect(document.errors).toEqual([]);
    return kubernetesSchema.parse(document.toJS());
  });
const ofKind = <Kind extends KubernetesObject['kind']>(kind: Kind) =>
  objects().filter((each): each is Extract<KubernetesObject, { kind: Kind }> => each.kind === kind);
const isWithin = (part: Record<string, string>, whole: Record<string, string>) =>
  Object.entries(part).every(([key, value]) => whole[key] === value);

test('a field the Kubernetes manifest misspells is noticed', () => {
  const [wrong] = ofKind('Deployment').map((each) => ({ ...each, spec: { ...each.spec, replica: 2 } }));
  expect(kubernetesSchema.safeParse(wrong).success).toBe(false);
});

test('each Deployment selects its own pods, and its volumes, ports and settings are there', () => {
  const configMaps = ofKind('ConfigMap').map(({ metadata }) => metadata.name);
  const deployments = ofKind('Deployment');
  expect(deployments.map(({ metadata }) => metadata.name)).toEqual(['api', 'worker']);
  for (const { spec } of deployments) {
    const { metadata, spec: pod } = spec.template;
    expect(isWithin(spec.selector.matchLabels, metadata.labels)).toBe(true);
    const volumes = pod.volumes.map(({ name }) => name);
    for (const container of pod.containers) {
      expect(container.volumeMounts.map(({ name }) => name).toSorted()).toEqual(volumes.toSorted());
      const ports = container.ports.map(({ name }) => name);
      expect(ports).toContain(container.readinessProbe.httpGet.port);
      expect(ports).toContain(container.livenessProbe.httpGet.port);
      for (const source of container.envFrom) {
        if ('configMapRef' in source) expect(configMaps).toContain(source.configMapRef.name);
      }
    }
  }
});

test('the Service, the disruption budget, the Ingress and the scaling name what is there', () => {
  const deployments = ofKind('Deployment');
  const podsOf = (labels: Record<string, string>) =>
    deployments.filter(({ spec }) => isWithin(labels, spec.template.metadata.labels));
  const services = ofKind('Service');
  for (const { spec } of services) {
    const [pods, ...more] = podsOf(spec.selector);
    expect(more).toEqual([]);
    const ports = pods?.spec.template.spec.containers.flatMap((container) => container.ports) ?? [];
    for (const { targetPort } of spec.ports) expect(ports.map(({ name }) => name)).toContain(targetPort);
  }
  for (const { spec } of ofKind('PodDisruptionBudget')) {
    const [pods] = podsOf(spec.selector.matchLabels);
    expect(pods?.spec.replicas ?? 0).toBeGreaterThan(spec.minAvailable);
  }
  for (const { spec } of ofKind('Ingress')) {
    const backends = spec.rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service));
    for (const { name, port } of backends) {
      const service = services.find(({ metadata }) => metadata.name === name);
      expect(service?.spec.ports.map((each) => each.name)).toContain(port.name);
    }
  }
  for (const { spec } of ofKind('ScaledObject')) {
    expect(deployments.map(({ metadata }) => metadata.name)).toContain(spec.scaleTargetRef.name);
    expect(spec.maxReplicaCount).toBeGreaterThan(spec.minReplicaCount);
  }
});

/** Bytes of a Kubernetes quantity of memory. */
function bytesOf(quantity = ''): number {
  const [, count, unit] = /^([\d.]+)(Mi|Gi)$/.exec(quantity) ?? [];
  return Number(count) * 1024 ** (unit === 'Gi' ? 3 : 2);
}

test('the memory of each pod holds what its processes that read documents may take', () => {
  const parent = 512 * 1024 ** 2;
  /** One that is started ahead and has read nothing. */
  const started = 200 * 1024 ** 2;
  const reading = EXTRACTION_LIMITS.memoryBytes;
  const waiting = REUSE_LIMITS.waiting * REUSE_LIMITS.residentBytes;
  for (const { metadata, spec } of ofKind('Deployment')) {
    const [container] = spec.template.spec.containers;
    const concurrency = Number(container?.args[(container?.args.indexOf('--concurrency') ?? 0) + 1]);
    const needed = Number.isNaN(concurrency)
      ? // It reads one page at times, to see whether it still can.
        parent + reading
      : parent + concurrency * (reading + started) + waiting;
    expect(bytesOf(container?.resources.limits.memory), metadata.name).toBeGreaterThanOrEqual(needed);
  }
});

test('pods reach and are reached by what is named, and no private network by way of webhooks', () => {
  const policies = ofKind('NetworkPolicy');
  const [closed, ...open] = policies;
  expect(closed?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  for (const { spec } of ofKind('Deployment')) {
    const labels = spec.template.metadata.labels;
    const own = open.filter((each) => isWithin(each.spec.podSelector.matchLabels ?? {}, labels));
    const egress = own.flatMap((each) => each.spec.egress ?? []);
    const ports = egress.flatMap((each) => each.ports.map(({ port }) => port));
    expect(ports).toEqual(expect.arrayContaining([53, 443, 465, 587, 5432, 9000]));
    const [toWeb] = egress.filter((each) => each.ports.some(({ port }) => port === 443));
    const [web] = toWeb?.to ?? [];
    const except = web !== undefined && 'ipBlock' in web ? (web.ipBlock.except ?? []) : [];
    expect(except).toEqual(
      expect.arrayContaining(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16']),
    );
    const named = spec.template.spec.containers.flatMap((each) => each.ports.map(({ name }) => name));
    for (const { ports } of own.flatMap((each) => each.spec.ingress ?? []))
      for (const { port } of ports) expect(named).toContain(port);
  }
});

test('no service of the compose file has rights it does not need, and only ours and the proxy reach the world', () => {
  const compose = composeSchema.parse(parse(read('deploy/compose.yaml'), { merge: true }));
  const outside = Object.entries(compose.networks).flatMap(([name, network]) => (network ? [] : [name]));
  /** Their volumes belong to root, which has no rights of root there. */
  const asRoot = ['store', 'proxy'];
  for (const [name, service] of Object.entries(compose.services)) {
    expect(service.cap_drop, name).toEqual(['ALL']);
    expect(service.cap_add ?? [], name).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : []);
    expect(service.security_opt, name).toContain('no-new-privileges:true');
    expect(service.user !== undefined || service.build !== undefined, name).toBe(!asRoot.includes(name));
    for (const network of service.networks) expect(Object.keys(compose.networks), name).toContain(network);
    if (['database', 'store', 'bucket'].includes(name))
      expect(
        service.networks.some((each) => outside.includes(each)),
        name,
      ).toBe(false);
  }
});

test('the compose file is one, and names only services and volumes it has', () => {
  const compose = composeSchema.parse(parse(read('deploy/compose.yaml'), { merge: true }));
  const services = Object.entries(compose.services);
  for (const [name, service] of services) {
    const needed = service.depends_on ?? [];
    const conditions = Array.isArray(needed)
      ? needed.map((each) => [each, 'service_started'] as const)
      : Object.entries(needed).map(([each, { condition }]) => [each, condition] as const);
    for (const [on, condition] of conditions) {
      expect(Object.keys(compose.services), name).toContain(on);
      if (condition === 'service_healthy') expect(compose.services[on]?.healthcheck, on).toBeDefined();
    }
    for (const volume of service.volumes ?? [])
      expect(Object.keys(compose.volumes), name).toContain(volume.split(':')[0]);
  }
  const used = new Set(
    services.flatMap(([, { volumes }]) => volumes?.map((each) => each.split(':')[0]) ?? []),
  );
  expect([...used].toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
});

test('the Dockerfile keeps the rules of good ones', () => {
  const stages = readDockerfile(read('Dockerfile'));
  const last = stages.at(-1)?.steps ?? [];
  const known = ['WORKDIR', 'ENV', 'COPY', 'RUN', 'USER', 'VOLUME', 'EXPOSE', 'STOPSIGNAL'];
  for (const { base, steps } of stages) {
    expect(base, 'a base of a fixed version').toMatch(/^[a-z0-9./-]+:\d+\.\d+\.\d+[\w.-]*$/);
    for (const { word, rest } of steps) {
      expect([...known, 'HEALTHCHECK', 'ENTRYPOINT', 'CMD']).toContain(word);
      if (word === 'WORKDIR') expect(rest).toMatch(/^\//);
      if (word === 'ENV') expect(rest, 'no secret in the image').not.toMatch(/KEY=|PASSWORD=|TOKEN=|SECRET=/);
      if (word === 'RUN')
        expect(rest, 'nothing fetched past the packages').not.toMatch(/\b(sudo|curl|wget)\b/);
      if (word === 'ENTRYPOINT' || word === 'CMD') expect(Array.isArray(JSON.parse(rest))).toBe(true);
    }
  }
  for (const word of ['HEALTHCHECK', 'ENTRYPOINT', 'CMD', 'USER'])
    expect(last.filter((step) => step.word === word).length, word).toBe(1);
  const user = last.findIndex(({ word }) => word === 'USER');
  expect(last[user]?.rest).not.toMatch(/^(root|0)\b/);
  expect(last.slice(user).filter(({ word }) => word === 'RUN' || word === 'COPY')).toEqual([]);
});

test('what the Dockerfile copies is there, from a stage that is', () => {
  const stages = readDockerfile(read('Dockerfile'));
  const made = ['node_modules', 'apps/web/dist'];
  for (const [n, { steps }] of stages.entries()) {
    for (const { word, flags, rest } of steps) {
      if (word !== 'COPY') continue;
      const from = flags.get('from');
      if (from !== undefined) expect(stages.slice(0, n).map(({ name }) => name)).toContain(from);
      const source = rest.split(/\s+/)[0]?.replace(/^\/app\//, '') ?? '';
      if (!made.includes(source)) expect(existsSync(new URL(source, ROOT)), source).toBe(true);
    }
  }
});
