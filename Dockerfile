# mtp-site with Doxygen and Graphviz: docker build --tag mtp-site . && docker run --rm --volume "$PWD:/library" mtp-site
FROM node:22.20.0-bookworm-slim AS package
WORKDIR /tool
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# Packing bundles the command first. The folder is copied as a whole, without the development dependencies.
RUN npm pack && npm install --global --prefix /installed ./mtp-site-*.tgz

FROM node:22.20.0-bookworm-slim
# Git knows the dates of pages and releases; the mounted folder belongs to another user.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends doxygen git graphviz \
  && rm -rf /var/lib/apt/lists/* \
  && git config --system --add safe.directory '*'
COPY --from=package /installed /usr/local
USER node
WORKDIR /library
CMD ["mtp-site", "build"]
