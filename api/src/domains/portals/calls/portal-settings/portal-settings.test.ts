import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { show_portal } from '@portico/shared/contract/portals/staff.ts'
import {
  delete_portal_image,
  show_company,
  update_company,
  update_portal_setting,
  update_terms,
} from '@portico/shared/contract/portals/portal-settings.ts'
import { portal_info, terms_info } from '@portico/shared/contract/portals/portals.ts'
import { choose_portal_type } from '@portico/shared/contract/portals/staff.ts'
import { get_publishing_job } from '@portico/shared/contract/portals/publishing.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin', 'summit')
})
afterAll(() => world.close())
const own = () => admin.call(show_portal, { params: { portal_id: world.portals.summit.id } })
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f4fd8' } })
    .png()
    .toBuffer()
async function upload(image: string, file_name: string, bytes: Uint8Array) {
  const answer = await admin.send(
    'POST',
    `/portal-settings/images/${image}?file_name=${encodeURIComponent(file_name)}`,
    { body: new Uint8Array(bytes), headers: { 'content-type': 'application/octet-stream' } },
  )
  return {
    status: answer.status,
    ...((await answer.json()) as { data?: { url: string }; error?: { code: string; message: string } }),
  }
}

test('[TEN-020] [TEN-028] [TEN-030] validates and saves branding, and queues a publishing job to watch', async () => {
  const { setting, job } = await admin.call(update_portal_setting, {
    body: {
      primary_color: '#7a0c2e',
      footer_color: 'hsl(210 40% 12%)',
      google_analytic_id: 'G-ABC123XYZ',
      is_marketable: true,
    },
  })
  expect(setting).toMatchObject({
    primary_color: '#7a0c2e',
    footer_color: 'hsl(210 40% 12%)',
    google_analytic_id: 'G-ABC123XYZ',
  })
  expect(await admin.call(get_publishing_job, { params: { id: job.id } })).toMatchObject({
    state: 1,
    subject: `portal:${world.portals.summit.id}`,
  })
  await expect(
    admin.call(update_portal_setting, { body: { primary_color: 'red;}body{display:none' } }),
  ).rejects.toMatchObject({ status: 422, fields: { primary_color: [expect.any(String)] } })
  expect(await world.visitor('summit').call(portal_info)).toMatchObject({
    name: 'Summit',
    setting: { primary_color: '#7a0c2e', logo: '/media/logo.svg', secondary_logo: '/media/logo.svg' },
    company: { name: 'summit Inc.' },
  })
  await expect(
    (await world.person('editor', 'summit')).call(update_portal_setting, { body: { primary_color: '#000000' } }),
  ).rejects.toMatchObject({ status: 403 })
})

test('rejects an empty picture like one of a wrong format', async () => {
  expect(await upload('logo', 'logo.png', Buffer.alloc(0))).toMatchObject({
    error: { code: 'media.wrong_format', message: 'Wrong Format: logo.png' },
  })
})

test('[TEN-031] [MED-008] [MED-009] [MED-010] accepts the five pictures and rejects wrong formats, sizes and dimensions', async () => {
  for (const image of ['logo', 'secondary_logo', 'favicon', 'default_certificate_logo']) {
    const { status, data } = await upload(image, 'Our Logo.PNG', await png(300, 80))
    expect([image, status]).toEqual([image, 200])
    expect(existsSync(join(world.config.DATA_DIR, 'storage', data?.url ?? ''))).toBe(true)
    expect((await own()).setting).toMatchObject({ [image]: data?.url })
  }
  expect((await upload('social_logo', 'a.png', await png(1123, 794))).status).toBe(200)
  expect((await upload('social_logo', 'a.png', await png(1200, 630))).error).toMatchObject({
    code: 'media.wrong_dimensions',
    message: 'Wrong Dimensions: the image must be 1123 × 794',
  })
  expect((await upload('logo', 'logo.svg', Buffer.from('<svg onload="alert(1)"/>'))).error).toMatchObject({
    code: 'media.wrong_format',
    message: 'Wrong Format: logo.svg',
  })
  expect(
    (await upload('logo', 'logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).error,
  ).toMatchObject({ code: 'media.wrong_format' })
  expect(await upload('logo', 'big.png', new Uint8Array(2_200_000))).toMatchObject({
    status: 413,
    error: { code: 'media.wrong_size', message: expect.stringMatching(/^Wrong Size: big\.png \(.+\)$/) },
  })
  await admin.call(delete_portal_image, { params: { image: 'social_logo' } })
  expect((await own()).setting.social_logo).toBeNull()
})

test('[TEN-032] saves terms without executable content', async () => {
  const { version } = await admin.call(terms_info)
  const { job: _, ...saved } = await admin.call(update_terms, {
    body: { terms_of_use: '<h2>Refunds</h2><script>alert(1)</script><p onclick="x()">Within 30 days.</p>', version },
  })
  expect(saved.terms_of_use).toBe('<h2>Refunds</h2><p>Within 30 days.</p>')
  expect(await world.visitor('summit').call(terms_info)).toEqual(saved)
})

test('[TEN-032] the second of two terms editors gets 409 with the first one’s name and text', async () => {
  const { version } = await admin.call(terms_info)
  const write = (terms_of_use: string | null, known: string) =>
    admin.call(update_terms, { body: { terms_of_use, version: known } })
  const { job: _, ...saved } = await write('<p>The first one’s.</p>', version)
  await expect(write('<p>The second one’s.</p>', version)).rejects.toMatchObject({
    status: 409,
    code: 'general.changed_meanwhile',
    params: { by: 'Ada Example' },
    current: saved,
  })
  expect(await admin.call(terms_info)).toEqual(saved)
  expect((await write(null, saved.version)).terms_of_use).toBe('')
})

/** Changes some of the company's fields, using its current version. */
const saveCompany = async (changed: object) => {
  const params = { company_id: (await own()).company?.id ?? 0 }
  const { version } = await admin.call(show_company, { params })
  return admin.call(update_company, { params, body: { ...changed, version } })
}

test('[TEN-034] [TEN-035] shows and changes the company, prefixing its website with https://', async () => {
  const saved = await saveCompany({ name: 'Summit LLC', website: 'summit.example/about' })
  expect(saved.company).toMatchObject({ name: 'Summit LLC', website: 'https://summit.example/about' })
  expect((await saveCompany({ website: 'http://old.example' })).company).toMatchObject({
    name: 'Summit LLC',
    website: 'http://old.example',
  })
  await expect(saveCompany({ email: 'nobody' })).rejects.toMatchObject({
    status: 422,
    fields: { email: ['Please enter a valid email address.'] },
  })
})

test('[TEN-020] [TEN-035] the second of two editors gets 409 with name and saved version; switches never conflict', async () => {
  const colleague = await world.person('admin', 'summit')
  const { setting, company } = await own()
  const params = { company_id: company?.id ?? 0 }
  const opened = await colleague.call(show_company, { params })
  expect(opened).toEqual(company)
  const saved = await saveCompany({ city: 'Columbus' })
  const late = { params, body: { city: 'Dayton', version: opened.version } }
  await expect(colleague.call(update_company, late)).rejects.toMatchObject({
    status: 409,
    code: 'general.changed_meanwhile',
    params: { by: 'Ada Example' },
    current: saved.company,
  })
  expect((await own()).company).toEqual(saved.company)
  const seen = { params, body: { city: 'Dayton', version: saved.company.version } }
  expect((await colleague.call(update_company, seen)).company).toEqual({
    ...saved.company,
    city: 'Dayton',
    version: expect.not.stringMatching(saved.company.version),
  })
  const blind = await admin.send('PUT', `/companies/${params.company_id}`, { body: { city: 'Akron' } })
  expect(blind.status).toBe(422)

  const { version } = setting
  const first = await admin.call(update_portal_setting, { body: { primary_color: '#123456', version } })
  const second = await colleague.send('PUT', '/portal-settings', { body: { primary_color: '#654321', version } })
  expect(second.status).toBe(409)
  const { error } = (await second.json()) as { error: object }
  expect(error).toMatchObject({ params: { by: 'Ada Example' } })
  // Contains no more fields than staff can see otherwise.
  expect(error).toHaveProperty('current', first.setting)
  const switched = await colleague.call(update_portal_setting, { body: { has_blog: true } })
  expect(switched.setting).toMatchObject({ primary_color: '#123456', has_blog: true })
  expect((await own()).setting).toEqual(switched.setting)
})

test('[TEN-033] [FRM-012] [FRM-019] validates company data by the shared rules and stores phone numbers as displayed', async () => {
  const wrong = {
    name: '<b>Summit</b>',
    support_phone: 'call me',
    website: 'not a site',
    address: '--',
    city: 'Co\nlumbus',
    zip_code: 'none',
    country: 'ZZ',
  }
  const invalid = ['This value is not valid.']
  await expect(saveCompany(wrong)).rejects.toMatchObject({
    status: 422,
    fields: {
      name: invalid,
      support_phone: ['Please enter a valid phone number.'],
      website: ['This field is not a valid URL'],
      address: invalid,
      city: invalid,
      zip_code: ['Please enter a valid ZIP or postal code.'],
      country: ['Selected value is not valid'],
    },
  })
  const { company: saved } = await saveCompany({ support_phone: '(614) 555 0142', zip_code: 'k1a 0b1', country: 'CA' })
  expect(saved).toMatchObject({ support_phone: '+1-614-555-0142', zip_code: 'K1A 0B1', country: 'CA' })
  expect((await saveCompany({ support_phone: null, address: null })).company).toMatchObject({
    support_phone: null,
    address: null,
  })
})

test('[TEN-006] the type can be set once; later requests are rejected', async () => {
  const starter = await world.person('admin', 'blank')
  expect(await starter.call(choose_portal_type, { body: { type: 2 } })).toEqual({ type: 2 })
  for (const type of [1, 2] as const)
    await expect(starter.call(choose_portal_type, { body: { type } })).rejects.toMatchObject({
      status: 409,
      code: 'portals.type_already_set',
    })
})
