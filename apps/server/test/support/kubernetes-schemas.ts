import { z } from 'zod';

/**
 * The kinds of our Kubernetes manifest with the fields it uses, after the API reference (kubernetes.io/docs/reference/kubernetes-api)
 * and, for the ScaledObject, KEDA's (keda.sh/docs/latest/reference). Strict: a field that is misspelt or in the wrong place is refused.
 */
const name = z.string().regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/);
const labels = z.record(z.string(), z.string());
const port = z.int().min(1).max(65_535);
const quantity = z.string().regex(/^\d+(\.\d+)?(m|Ki|Mi|Gi)?$/);
const metadata = z.strictObject({
  name,
  labels: labels.optional(),
  annotations: z.record(z.string(), z.string()).optional(),
});
const resources = z.strictObject({ cpu: quantity.optional(), memory: quantity.optional() });
const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string().startsWith('/'), port: z.union([name, port]) }),
  periodSeconds: z.int().positive(),
  timeoutSeconds: z.int().positive().optional(),
  failureThreshold: z.int().positive().optional(),
});
const container = z.strictObject({
  name,
  image: z.string(),
  args: z.array(z.string()),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })).optional(),
  envFrom: z.array(
    z.union([
      z.strictObject({ configMapRef: z.strictObject({ name }) }),
      z.strictObject({ secretRef: z.strictObject({ name }) }),
    ]),
  ),
  ports: z.array(z.strictObject({ name, containerPort: port })),
  readinessProbe: probe,
  livenessProbe: probe,
  resources: z.strictObject({ requests: resources, limits: resources }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name, mountPath: z.string().startsWith('/') })),
});
const podTemplate = z.strictObject({
  metadata: z.strictObject({ labels }),
  spec: z.strictObject({
    terminationGracePeriodSeconds: z.int().positive(),
    automountServiceAccountToken: z.literal(false),
    enableServiceLinks: z.literal(false),
    securityContext: z.strictObject({
      runAsNonRoot: z.literal(true),
      runAsUser: z.int().positive(),
      fsGroup: z.int().positive(),
      seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
    }),
    containers: z.array(container).min(1),
    volumes: z.array(z.strictObject({ name, emptyDir: z.strictObject({}) })),
  }),
});
const selector = z.strictObject({ matchLabels: labels });

const configMap = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('ConfigMap'),
  metadata,
  data: z.record(z.string(), z.string()),
});
const deployment = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata,
  spec: z.strictObject({ replicas: z.int().positive(), selector, template: podTemplate }),
});
const service = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Service'),
  metadata,
  spec: z.strictObject({
    selector: labels,
    ports: z.array(z.strictObject({ name, port, targetPort: z.union([name, port]) })),
  }),
});
const ingress = z.strictObject({
  apiVersion: z.literal('networking.k8s.io/v1'),
  kind: z.literal('Ingress'),
  metadata,
  spec: z.strictObject({
    tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: name })),
    rules: z.array(
      z.strictObject({
        host: z.string(),
        http: z.strictObject({
          paths: z.array(
            z.strictObject({
              path: z.string(),
              pathType: z.enum(['Prefix', 'Exact', 'ImplementationSpecific']),
              backend: z.strictObject({
                service: z.strictObject({ name, port: z.strictObject({ name }) }),
              }),
            }),
          ),
        }),
      }),
    ),
  }),
});
const disruptionBudget = z.strictObject({
  apiVersion: z.literal('policy/v1'),
  kind: z.literal('PodDisruptionBudget'),
  metadata,
  spec: z.strictObject({ minAvailable: z.int().positive(), selector }),
});
const peer = z.union([
  z.strictObject({ namespaceSelector: selector, podSelector: selector.optional() }),
  z.strictObject({ podSelector: selector }),
  z.strictObject({ ipBlock: z.strictObject({ cidr: z.cidrv4(), except: z.array(z.cidrv4()).optional() }) }),
]);
const openPorts = z.array(z.strictObject({ protocol: z.enum(['TCP', 'UDP']), port: z.union([name, port]) }));
const networkPolicy = z.strictObject({
  apiVersion: z.literal('networking.k8s.io/v1'),
  kind: z.literal('NetworkPolicy'),
  metadata,
  spec: z.strictObject({
    podSelector: z.strictObject({ matchLabels: labels.optional() }),
    policyTypes: z.array(z.enum(['Ingress', 'Egress'])).min(1),
    ingress: z.array(z.strictObject({ from: z.array(peer).min(1), ports: openPorts.min(1) })).optional(),
    egress: z
      .array(z.strictObject({ to: z.array(peer).min(1).optional(), ports: openPorts.min(1) }))
      .optional(),
  }),
});
const scaledObject = z.strictObject({
  apiVersion: z.literal('keda.sh/v1alpha1'),
  kind: z.literal('ScaledObject'),
  metadata,
  spec: z.strictObject({
    scaleTargetRef: z.strictObject({ name }),
    minReplicaCount: z.int().min(0),
    maxReplicaCount: z.int().positive(),
    triggers: z.array(
      z.strictObject({
        type: z.literal('prometheus'),
        metadata: z.strictObject({ serverAddress: z.url(), query: z.string(), threshold: z.string() }),
      }),
    ),
  }),
});

/** One document of the manifest. */
export const kubernetesSchema = z.discriminatedUnion('kind', [
  configMap,
  deployment,
  service,
  ingress,
  disruptionBudget,
  networkPolicy,
  scaledObject,
]);
export type KubernetesObject = z.infer<typeof kubernetesSchema>;
