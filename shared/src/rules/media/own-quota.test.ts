import { expect, test } from 'vitest'
import { mostUnfinished_bytes, mostUnfinishedUploads, ownQuotaProblem } from './own-quota.ts'

const quota_bytes = 50 * 1024 ** 3
const why = (given: {
  count?: number
  under_way?: number
  kept_bytes?: number
  bytes?: number
  quota_bytes?: number
}) =>
  ownQuotaProblem({
    unfinished: { count: given.count ?? 0, bytes: given.under_way ?? 0 },
    kept_bytes: given.kept_bytes ?? 0,
    bytes: given.bytes ?? 1,
    quota_bytes: given.quota_bytes ?? quota_bytes,
  })

test('allows twenty files and two gigabytes in progress, to the byte', () => {
  expect(why({ count: mostUnfinishedUploads - 1, under_way: mostUnfinished_bytes - 1 })).toBeNull()
  expect(why({ count: mostUnfinishedUploads })).toBe('uploads.too_many_unfinished')
  expect(why({ under_way: mostUnfinished_bytes })).toBe('uploads.too_many_unfinished')
})

test('stored and unfinished files share a tenth of the quota, to the byte', () => {
  expect(why({ kept_bytes: 60, under_way: 30, bytes: 10, quota_bytes: 1_000 })).toBeNull()
  expect(why({ kept_bytes: 60, under_way: 30, bytes: 11, quota_bytes: 1_000 })).toBe('uploads.person_full')
})
