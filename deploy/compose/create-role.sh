#!/bin/sh
# Run by the image of PostgreSQL, once, on an empty volume: the site's own role, which owns its database and nothing else.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$SITE_PASSWORD" --username postgres --dbname postgres <<'SQL'
create role shixuan_site login password :'password' nosuperuser nocreatedb nocreaterole noreplication;
create database shixuan owner shixuan_site encoding 'UTF8' template template0;
SQL
