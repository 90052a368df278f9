# One of the two sites: its files and the server that sends them with their security headers.
#   docker build --file deploy/site.Dockerfile --build-arg SITE=jobs --tag keepmark-jobs .

FROM node:24-bookworm-slim AS build
WORKDIR /workspace
ENV CI=1 DO_NOT_TRACK=1 TURBO_TELEMETRY_DISABLED=1
COPY . .
RUN npx -y pnpm@12.21.0 install --frozen-lockfile
# What a page knows of Firebase, the API and the map is built into it.
ARG SITE
ARG VITE_API_URL
ARG VITE_FIREBASE_API_KEY
ARG VITE_FIREBASE_AUTH_DOMAIN
ARG VITE_FIREBASE_PROJECT_ID
ARG VITE_FIREBASE_APP_ID
ARG VITE_MAP_STYLE_URL
RUN npx -y pnpm@12.21.0 --filter=@keepmark/${SITE}-site build \
 && npx -y pnpm@12.21.0 --filter=@keepmark/delivery build:site-server

FROM node:24-bookworm-slim
WORKDIR /app
ARG SITE
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 KEEPMARK_SITE_DIRECTORY=/app/site
COPY --from=build /workspace/apps/${SITE}-site/dist site
COPY --from=build /workspace/tooling/delivery/dist/serve-site.cjs .
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "serve-site.cjs"]
