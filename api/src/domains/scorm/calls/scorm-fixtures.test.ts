import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enroll, makeCourse } from '../../../../../tests/support/course.ts'
import { addScos, importZip, learnerAt, playerOf } from '../../../../../tests/support/scorm.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'
import { makePackage } from '../../../../local/demo/scorm/make-package.ts'
import { makeZip } from '../../../../local/demo/scorm/make-zip.ts'
import { createScormApi } from '../player/scorm-api.ts'

const FIXTURES = new URL('../../../../../../shared/fixtures/scorm/', import.meta.url)
const isPresent = existsSync(FIXTURES)
const filesOf = (folder: string) => readdirSync(new URL(folder, FIXTURES)).toSorted()

type Step = {
  method: string
  element?: string
  value?: string
  expectedReturn: string
  expectedErrorCode: string
  knownDivergence?: { actualReturn: string; actualErrorCode: string }
}
type Session = { id: string; steps: Step[] }
const readSessions = (file: string): Session[] =>
  (JSON.parse(readFileSync(new URL(`cmi/${file}`, FIXTURES), 'utf8')) as { activities: Session[] }).activities

let world: World
let learner: Person
let editor: Person
beforeAll(async () => {
  world = await createWorld({ DATA_DIR: mkdtempSync(join(tmpdir(), 'portico-scorm-fixtures-')) })
  learner = await world.person('learner')
  editor = await world.person('editor')
})
afterAll(() => world.close())

/** Returns a learner at the first SCO of a package, in a new course. */
async function firstSco(zip: Buffer) {
  const course = await makeCourse(world)
  const imported = await importZip(world, { editor, course_id: course.id, zip })
  if (imported.error) return { imported, at: null }
  const [item_id = 0] = Object.values(await addScos(world, { course, package_id: imported.scorm_package_id }))
  return {
    imported,
    at: learnerAt(world, { learner, item_id, related_id: await enroll(world, { course, user_id: learner.id }) }),
  }
}

/** Plays one list of steps: the player's API answers each, and each value is sent to the server in its own commit, whether accepted or not. */
async function play({ steps }: Session) {
  const { at } = await firstSco(await makePackage())
  if (!at) throw new Error('our own package was refused')
  const { start, commit } = playerOf(world, (await at.open()).player_url)
  const { launch, cmi } = (await start()).body.data
  const { api } = createScormApi({ cmi, sink: { set: () => {}, flush: () => {}, terminate: () => {} } })
  let sequence = 0
  const send = async (values: Record<string, string>, terminate = false) =>
    (await commit(launch, (sequence += 1), values, terminate)).body.data
  const refused: string[] = []
  const kept: Record<string, string> = {}
  for (const step of steps) {
    const { method, element = '', value = '' } = step
    const [answer, code] = step.knownDivergence
      ? [step.knownDivergence.actualReturn, step.knownDivergence.actualErrorCode]
      : [step.expectedReturn, step.expectedErrorCode]
    const call: Record<string, () => string> = {
      Initialize: () => api.LMSInitialize(''),
      Commit: () => api.LMSCommit(''),
      Terminate: () => api.LMSFinish(''),
      GetValue: () => api.LMSGetValue(element),
      SetValue: () => api.LMSSetValue(element, value),
    }
    expect([step, call[method]?.(), api.LMSGetLastError()]).toEqual([step, answer, code])
    if (method === 'SetValue') {
      expect([step, (await send({ [element]: value })).rejected]).toEqual([
        step,
        code === '0' ? [] : [{ element, code: Number(code) }],
      ])
      if (code === '0') kept[element] = value
    }
    if (method === 'GetValue' && code !== '0') refused.push(element)
    if (method === 'GetValue' && code === '0') expect([step, kept[element]]).toEqual([step, answer])
    if (method === 'Commit' || method === 'Terminate')
      expect((await send({}, method === 'Terminate')).outcome).toBe('saved')
  }
  return { kept, refused, again: (await playerOf(world, (await at.open()).player_url).start()).body.data.cmi }
}

const EXPECTED: Record<string, object> = {
  'RuntimeBasicCalls_SCORM12.zip': { state: 3, error: null },
  'complexscorm.zip': { state: 3, error: null },
  'rise-bacon-ii.zip': { state: 3, error: null },
  'RuntimeBasicCalls_SCORM20043rdEdition.zip': {
    state: 4,
    error: { code: 'scorm.version', message: 'Version 2004 3rd Edition is not implemented' },
  },
  'badscorm.zip': { state: 4, error: { code: 'scorm_import.manifest_unreadable' } },
  'validscorm.zip': { state: 4, error: { code: 'scorm_import.manifest_unreadable' } },
  'invalid.zip': { state: 4, error: { code: 'scorm_import.manifest_missing' } },
  'validaicc.zip': { state: 4, error: { code: 'scorm_import.manifest_missing' } },
}
const MANIFESTS: Record<string, string> = { 'storyline-2004-CAM-1.3.xml': 'Version CAM 1.3 is not implemented' }

describe.skipIf(!isPresent)('all real-world inputs stored beside the project, on the server', () => {
  test('every step list gets the expected answers from player and server', async () => {
    const sessions = filesOf('cmi/').flatMap(readSessions)
    expect(sessions.length).toBeGreaterThan(7)
    for (const session of sessions) {
      const { kept, refused, again } = await play(session)
      expect([session.id, again]).toEqual([session.id, expect.objectContaining(kept)])
      for (const element of refused)
        expect([session.id, Object.keys(again)]).toEqual([session.id, expect.not.arrayContaining([element])])
    }
  })

  test('[SCO-011] imports every package like an upload: accepted and opened, or rejected with its reason', async () => {
    expect(filesOf('').filter((name) => name.endsWith('.zip'))).toEqual(Object.keys(EXPECTED).toSorted())
    for (const [name, outcome] of Object.entries(EXPECTED)) {
      const { imported, at } = await firstSco(readFileSync(new URL(name, FIXTURES)))
      expect([name, imported]).toEqual([
        name,
        expect.objectContaining({
          ...outcome,
          ...('error' in outcome && outcome.error ? { error: expect.objectContaining(outcome.error) } : {}),
        }),
      ])
      if (!at) continue
      const { start } = playerOf(world, (await at.open()).player_url)
      expect((await start()).body.data.title).toMatch(/\S/)
      expect(await at.visit({ 'cmi.core.lesson_status': 'passed' })).toMatchObject({ lesson_status: 'passed' })
    }
  })

  test('[SCO-011] reads every manifest inside a package and rejects it by the version it names', async () => {
    expect(filesOf('manifests/')).toEqual(Object.keys(MANIFESTS))
    for (const [name, message] of Object.entries(MANIFESTS)) {
      const zip = await makeZip([
        { name: 'imsmanifest.xml', data: readFileSync(new URL(`manifests/${name}`, FIXTURES)) },
      ])
      expect((await firstSco(zip)).imported).toMatchObject({ state: 4, error: { code: 'scorm.version', message } })
    }
  })
})
