# Three stages: PocketBase with Go, our own code with Node, and an image that holds nothing but the results.
# Builds for amd64 and arm64 on either: docker build -t airline-manager .

# As in package.json. A test compares them, because a label cannot be read from a file.
ARG VERSION=1.0.0-dev

FROM --platform=$BUILDPLATFORM golang:1.26-bookworm AS pocketbase
ARG VERSION
ARG TARGETOS
ARG TARGETARCH
WORKDIR /server
COPY server .
# The empty data folder can be written by its group, 0: platforms such as OpenShift run an image as any user of group 0.
RUN pocketbase=$(go list -m -f '{{slice .Version 1}}' github.com/pocketbase/pocketbase) \
  && CGO_ENABLED=0 GOOS=$TARGETOS GOARCH=$TARGETARCH go build -trimpath \
    -ldflags "-s -w -X main.version=$VERSION -X github.com/pocketbase/pocketbase.Version=$pocketbase+am" -o /out/pocketbase . \
  && mkdir -p /out/volume/pb_data && chmod 2775 /out/volume/pb_data

FROM --platform=$BUILDPLATFORM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Without what only tests and checks need: less than half of the download.
ENV npm_config_omit=dev
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM scratch
COPY --from=pocketbase /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/
COPY --from=pocketbase /out/pocketbase /pocketbase
COPY --from=build /app/build/pb_migrations /pb_migrations
COPY --from=build /app/build/pb_hooks /pb_hooks
COPY --from=build /app/build/seed /seed
COPY --from=build /app/build/pb_public /pb_public
# A new named volume takes over the owner of the folder it is mounted on.
COPY --from=pocketbase --chown=65532:0 /out/volume/ /
USER 65532:65532
ENV PORT=8090 GOGC=200
EXPOSE 8090
VOLUME /pb_data
# The start period lasts until the first success, so it only makes Docker wait for the upgrade of a large world.
HEALTHCHECK --start-period=30m --interval=10s --timeout=5s --retries=3 CMD ["/pocketbase", "health"]
ENTRYPOINT ["/pocketbase", "--dir=/pb_data", "--migrationsDir=/pb_migrations", "--hooksDir=/pb_hooks", "--publicDir=/pb_public", "--automigrate=false", "--hooksWatch=false", "--dev=false", "--hooksPool=6"]
CMD ["serve"]
ARG VERSION
LABEL org.opencontainers.image.title="Airline Manager" \
  org.opencontainers.image.version=$VERSION \
  org.opencontainers.image.description="A browser game in which people run a virtual airline, self-hosted as one container." \
  org.opencontainers.image.licenses="MIT"
