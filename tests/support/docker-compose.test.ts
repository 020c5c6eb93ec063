import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Service = { image?: string; ports?: string[] }
type Compose = { services: Record<string, Service> }

const { $schema: _, ...schema } = JSON.parse(readFileSync('tests/support/compose-spec.schema.json', 'utf8')) as {
  $schema: string
}
const isCompose = new Ajv({ strict: false, validateFormats: false }).compile(schema)
const compose = parse(readFileSync('docker-compose.yml', 'utf8')) as Compose

// The test machines have no Docker, so the file is validated, not run.
test('[start] docker-compose.yml follows the compose specification', () => {
  expect(isCompose(compose), JSON.stringify(isCompose.errors)).toBe(true)
  expect(
    isCompose({ services: { ...compose.services, postgres: { ...compose.services.postgres, imagee: 'x' } } }),
  ).toBe(false)
})

test('[start] it offers Postgres 18, Meilisearch and Mailpit, on this machine only', () => {
  expect(Object.values(compose.services).map(({ image }) => image)).toEqual([
    'postgres:18',
    'getmeili/meilisearch:v1.21',
    'axllent/mailpit:v1.27',
  ])
  expect(
    Object.values(compose.services)
      .flatMap(({ ports = [] }) => ports)
      .filter((port) => !port.startsWith('127.0.0.1:')),
  ).toEqual([])
})
