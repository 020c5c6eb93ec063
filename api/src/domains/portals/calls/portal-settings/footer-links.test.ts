import { afterAll, beforeAll, expect, test } from 'vitest'
import { update_portal_setting } from '@portico/shared/contract/portals/portal-settings.ts'
import { portal_info } from '@portico/shared/contract/portals/portals.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('[LEG-002] staff set and clear footer links; scripts and other unsafe schemes are rejected', async () => {
  const admin = await world.person('admin')
  const setting = async () => (await world.visitor().call(portal_info)).setting
  expect(await setting()).toMatchObject({ california_privacy_link: null, w9_link: null, scorm_agreement_link: null })
  const links = {
    california_privacy_link: 'https://oag.ca.gov/privacy/ccpa',
    w9_link: '/media/1/files/w9.pdf',
    scorm_agreement_link: 'https://files.example.com/scorm.pdf',
  }
  await admin.call(update_portal_setting, { body: links })
  expect(await setting()).toMatchObject(links)
  for (const wrong of ['javascript:alert(1)', 'ftp://example.com/w9.pdf', '//example.com/w9.pdf', '/admin', 'w9'])
    await expect(admin.call(update_portal_setting, { body: { w9_link: wrong } })).rejects.toMatchObject({
      fields: { w9_link: [expect.any(String)] },
    })
  await admin.call(update_portal_setting, { body: { w9_link: null } })
  expect(await setting()).toMatchObject({ ...links, w9_link: null })
})
