import { expect, test } from 'vitest'
import { checkVersion } from './version.ts'

const refused = (x: string) => ({ ok: false, code: 'scorm.version', params: { x } })

test('[SCO-011] accepts SCORM 1.2 and rejects any other version by its name', () => {
  expect(checkVersion({ schemaversion: ' 1.2\n' })).toEqual({ ok: true, version: '1.2' })
  expect(checkVersion({ schemaversion: '2004 3rd Edition' })).toEqual(refused('2004 3rd Edition'))
  expect(checkVersion({ schemaversion: 'CAM 1.3' })).toEqual(refused('CAM 1.3'))
  expect(checkVersion({ schemaversion: '1.1' })).toEqual(refused('1.1'))
})

test('[SCO-011] uses the namespaces if there is no schemaversion', () => {
  expect(checkVersion({ namespaces: ['http://www.adlnet.org/xsd/adlcp_rootv1p2'] })).toEqual({
    ok: true,
    version: '1.2',
  })
  expect(checkVersion({ schemaversion: '', namespaces: ['http://www.adlnet.org/xsd/adlcp_v1p3'] })).toEqual(
    refused('2004'),
  )
  expect(checkVersion({})).toEqual(refused('unknown'))
})
