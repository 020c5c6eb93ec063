import { afterAll, beforeAll, expect, test } from 'vitest'
import { update_portal_setting } from '@portico/shared/contract/portals/portal-settings.ts'
import { check_google_reviews, list_google_reviews } from '@portico/shared/contract/reviews.ts'
import { demoPlaceId } from '../../../../../local/google-places/places.ts'
import { startGooglePlaces } from '../../../../../local/google-places/start-google-places.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'

let world: World
let service: Awaited<ReturnType<typeof startGooglePlaces>>
beforeAll(async () => {
  service = await startGooglePlaces({ port: 0, key: 'local-places-key' })
  world = await createWorld({ GOOGLE_PLACES_KEY: 'local-places-key', GOOGLE_PLACES_URL: service.url })
})
afterAll(async () => {
  await world.close()
  await service.stop()
})

test(`[CAT-036] [TEN-001] shows visitors the Google reviews of their own portal's place only`, async () => {
  expect(await world.visitor().call(list_google_reviews)).toBeNull()
  const admin = await world.person('admin')
  const name = (google_place_id: string | null) =>
    admin.call(update_portal_setting, { body: { google_place_id } }).then(({ setting }) => setting.google_place_id)
  expect(await name(demoPlaceId)).toBe(demoPlaceId)
  expect(await world.visitor().call(list_google_reviews)).toMatchObject({ rating: 4.7, count: 213 })
  expect(await world.visitor('summit').call(list_google_reviews)).toBeNull()
  expect(await name(null)).toBeNull()
  expect(await world.visitor().call(list_google_reviews)).toBeNull()
  const wrong = await admin.send('PUT', '/portal-settings', { body: { google_place_id: 'no place' } })
  expect(wrong.status).toBe(422)
})

test('[ERR-041] while Google fails, or without a key, staff get the reason and visitors no reviews', async () => {
  const message = 'The maps or reviews service returned an error.'
  const asked = async (env: Record<string, string>) => {
    const other = await createWorld(env)
    try {
      const admin = await other.person('admin')
      expect(await admin.call(check_google_reviews)).toBeNull()
      await admin.call(update_portal_setting, { body: { google_place_id: demoPlaceId } })
      const answer = await admin.send('GET', '/portal-settings/google-reviews')
      const { error } = (await answer.json()) as { error?: { message: string } }
      expect(await other.visitor().call(list_google_reviews)).toBeNull()
      expect((await other.visitor().send('GET', '/portal-settings/google-reviews')).status).toBe(401)
      return [answer.status, error?.message]
    } finally {
      await other.close()
    }
  }
  expect(await asked({ GOOGLE_PLACES_KEY: 'another-key', GOOGLE_PLACES_URL: service.url })).toEqual([502, message])
  expect(await asked({ GOOGLE_PLACES_KEY: '' })).toEqual([502, message])
  const admin = await world.person('admin')
  await admin.call(update_portal_setting, { body: { google_place_id: demoPlaceId } })
  expect(await admin.call(check_google_reviews)).toEqual({ rating: 4.7, count: 213 })
})
