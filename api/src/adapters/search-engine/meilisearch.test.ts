import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMeilisearch } from './meilisearch.ts'

// A stub server that records requests and answers every search with no results.
const requests: string[] = []
const peer = createServer((req, res) => {
  requests.push(`${req.method} ${req.url} ${req.headers['accept-encoding']}`)
  const results = [{ hits: [], totalHits: 0, facetDistribution: {}, query: '', processingTimeMs: 0 }]
  res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ results, numberOfDocuments: 0 }))
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((done) => peer.listen(0, '127.0.0.1', done))
  const address = peer.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => new Promise((done) => peer.close(done)))

test('requests uncompressed answers for searches and everything else: compressed ones wait for a delayed ACK', async () => {
  const engine = openMeilisearch({ url, key: 'key' })
  await engine.search([
    {
      index: 'courses',
      words: [],
      filters: [],
      facets: [],
      page: { number: 1, size: 12, order: [], fields: ['card'] },
    },
  ])
  await engine.countDocuments('courses')
  expect(requests).toEqual([
    'POST /multi-search identity',
    expect.stringMatching(/^GET \/indexes\/courses\/stats\S* identity$/),
  ])
})
