# One image for every role: `all` (the default), `api`, `worker`. Built from the repository's root: docker build -t tieout .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
ENV ONNXRUNTIME_NODE_INSTALL=skip NODE_ENV=development
COPY . .
RUN npm ci --no-audit --no-fund --loglevel=error \
 && node scripts/build-web.mjs \
 && npm ci --omit=dev --workspace @tieout/server --no-audit --no-fund --loglevel=error \
 && node deploy/trim.mjs

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN groupadd --system --gid 10001 tieout \
 && useradd --system --uid 10001 --gid tieout --home-dir /data --shell /usr/sbin/nologin tieout \
 && install --directory --owner tieout --group tieout --mode 0700 /data
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
COPY --from=build /app/apps/server apps/server
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/package.json package.json
USER tieout
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=4s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.WORKER_PORT ?? process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "apps/server/src/main.ts"]
CMD ["all"]
