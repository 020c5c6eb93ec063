import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGooglePlaces } from '../../src/adapters/place-reviews/google-places.ts'
import { cachedReviews } from '../../src/adapters/place-reviews/cached-reviews.ts'
import { demoPlaceId } from './places.ts'
import { startGooglePlaces } from './start-google-places.ts'

let service: Awaited<ReturnType<typeof startGooglePlaces>>
beforeAll(async () => void (service = await startGooglePlaces({ port: 0, key: 'local-key' })))
afterAll(() => service.stop())
const read = (key = 'local-key') => openGooglePlaces({ url: service.url, key })

test('[CAT-036] [OP-56] reads reviews with authors, mean and count from the Google-compatible local service', async () => {
  const found = await read()(demoPlaceId)
  expect(found).toMatchObject({ rating: 4.7, count: 213, url: expect.stringContaining('https://maps.google.com/') })
  expect(found?.reviews).toHaveLength(3)
  expect(found?.reviews[0]).toEqual({
    author: 'Marguerite Oyelaran',
    author_url: expect.stringContaining('https://www.google.com/maps/contrib/'),
    rating: 5,
    text: expect.stringContaining('Renewed my license'),
    published_at: '2026-06-14T16:20:00.000000Z',
    url: expect.stringContaining('https://www.google.com/maps/reviews/'),
  })
})

test('[CAT-036] returns null for an unknown place; throws for a wrong key or an unavailable service', async () => {
  expect(await read()('ChIJ-no-such-place')).toBeNull()
  await expect(read('another-key')(demoPlaceId)).rejects.toThrow('Google Places answered 403')
  await expect(openGooglePlaces({ url: 'http://127.0.0.1:9', key: 'local-key' })(demoPlaceId)).rejects.toThrow(
    'fetch failed',
  )
})

test('[CAT-036] [OP-56] sends one request for simultaneous visitors, and tells a failure from a place without reviews', async () => {
  let asked = 0
  const failures: unknown[] = []
  const counted = cachedReviews(
    async (place) => {
      asked += 1
      return read(place === 'broken' ? 'another-key' : 'local-key')(place === 'broken' ? demoPlaceId : place)
    },
    (error) => failures.push(error),
  )
  const answers = await Promise.all([counted(demoPlaceId), counted(demoPlaceId), counted(demoPlaceId)])
  expect([asked, answers.every((each) => each.reviews?.count === 213)]).toEqual([1, true])
  const failed = { reviews: null, failed: true }
  expect([await counted('broken'), await counted('broken'), asked, failures.length]).toEqual([failed, failed, 2, 1])
  const none = { reviews: null, failed: false }
  expect([await counted('ChIJ-no-such-place'), await counted('ChIJ-no-such-place'), asked]).toEqual([none, none, 3])
})
