# The API: built in the workspace, shipped with what it needs to run and nothing else.
#   docker build --file deploy/api.Dockerfile --tag keepmark-api .

FROM node:24-bookworm-slim AS build
WORKDIR /workspace
ENV CI=1 DO_NOT_TRACK=1 TURBO_TELEMETRY_DISABLED=1
COPY . .
# The embedded PostgreSQL is optional in the manifest of embedded-postgres; here DATABASE_URL is always set.
RUN npx -y pnpm@12.21.0 install --frozen-lockfile --filter=@keepmark/api... \
 && npx -y pnpm@12.21.0 --filter=@keepmark/api build \
 && npx -y pnpm@12.21.0 --filter=@keepmark/api deploy --legacy --prod --no-optional /release

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
COPY --from=build --chown=root:root /release .
# A volume mounted here is the user's own, as the folder is.
RUN mkdir /tiles && chown node:node /tiles
USER node
EXPOSE 4000
# Whether the process lives. Who sends calls here asks /ready. Run it with --init and a restart policy: a process that
# doesn't answer for 15 s ends itself, which the first process of a container can't.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# No shell in between: SIGTERM must reach the process, which then finishes its requests.
CMD ["node", "dist/main.js"]
