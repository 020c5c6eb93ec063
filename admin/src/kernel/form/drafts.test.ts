import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blockedStorage, browserStorage } from '../../../../tests/support/browser-storage.ts'
import { saveDrafts, popDraft, watchDraft } from './drafts.ts'

beforeEach(() => {
  // Stubs for browser globals that Node lacks.
  vi.stubGlobal('location', { pathname: '/@summit-ce/portals/topics/7' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('sessionStorage', browserStorage())
})
afterEach(() => vi.unstubAllGlobals())

test('restores input of a lost session once, and only to the same user', () => {
  const draft = { typed: { title: 'Unsaved' }, opened: { title: 'Saved' }, version: 'v' }
  const unwatch = watchDraft({ person_id: 7, form: 'topic' }, () => draft)
  saveDrafts()
  unwatch()
  expect(popDraft({ person_id: 8, form: 'topic' })).toBeNull()
  expect(popDraft({ person_id: 7, form: 'topic' })).toEqual(draft)
  expect(popDraft({ person_id: 7, form: 'topic' })).toBeNull()
})

test('leaving still warns if the input could not be stored', async () => {
  const draft = { typed: { title: 'Unsaved' }, opened: { title: 'Saved' }, version: null }
  const mayLeaveWith = async (storage: Storage): Promise<boolean> => {
    vi.stubGlobal('sessionStorage', storage)
    vi.resetModules()
    const drafts = await import('./drafts.ts')
    const { mayLeave } = await import('./unsaved.ts')
    drafts.watchDraft({ person_id: 7, form: 'topic' }, () => draft)
    drafts.saveDrafts()
    return mayLeave()
  }
  expect(await mayLeaveWith(blockedStorage())).toBe(false)
  expect(await mayLeaveWith(browserStorage())).toBe(true)
})
