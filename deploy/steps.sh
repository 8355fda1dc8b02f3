#!/bin/sh
# Runs the steps of the Dockerfile's stage `build`, in their order, on this machine: from `npm run build` to the printed nginx
# configuration. BRAND=peso NAME=h5.lender.example LENDER=https://… RECEIVER=https://… RELEASE=… ROOT=/srv/h5
# CONF=/etc/nginx/conf.d sh deploy/steps.sh
set -eu
cd "$(dirname "$0")/.."
export BRAND="${BRAND:-sandbox}" NAME="${NAME:-localhost}" LENDER="${LENDER:-}" RECEIVER="${RECEIVER:-}" RELEASE="${RELEASE:-}"
export ROOT="${ROOT:-/srv/h5}" CONF="${CONF:-/etc/nginx/conf.d}"
steps=$(sed -n '/^COPY \. \./,/^FROM/s/^RUN //p' deploy/Dockerfile)
echo "$steps" | while IFS= read -r step; do
  echo "> $step"
  sh -euc "$step" </dev/null
done
