import { expect, test } from 'vitest'
import { certificatePage } from '@portico/shared/states/credentials/layout-field.ts'
import { starterLayout } from '@portico/shared/rules/credentials/certificates/starter-layout.ts'
import { pdfText } from '../../../tests/support/pdf-text.ts'
import { drawCertificate } from '../domains/credentials/certificates/certificate-pdf.ts'
import { familiesFor, firstUndrawn } from './drawn-characters.ts'
import { serif } from './fonts.ts'

const storage = { get: () => Promise.resolve(null) } as never
const drawn = async (learner: string) =>
  pdfText(
    await drawCertificate({
      from: null,
      certificate: {
        serial: 'AAAA-BBBB',
        issued_at: new Date('2026-11-22T12:00:00Z'),
        expires_at: null,
        snapshot: {
          learner,
          course: 'Ethics',
          duration_minutes: 60,
          ce_credits: 1,
          statement: '',
          title: 'Certificate',
          signatory_name: '',
          signatory_title: '',
          organizations: [],
          instructors: [],
          portal: 'Portico',
          company: 'Portico',
          logo: '',
          time_zone: 'America/New_York',
          finished_at: '2026-11-22T12:00:00Z',
          layout: starterLayout,
        },
      },
      check_url: 'https://example.com/certificates/AAAA-BBBB',
      storage,
    }),
  )

test('draws names in many scripts, each letter in a font that has it', async () => {
  for (const name of ['Łukasz Żółć', 'Zoë Ångström', 'Nguyễn Thị Ánh', 'Ольга Щербакова', 'Ελένη', '王小明']) {
    expect(firstUndrawn(name)).toBe(null)
    expect((await drawn(name)).replaceAll('|', ''), name).toContain(name)
  }
  for (const name of ['محمد', 'שרה']) expect(firstUndrawn(name)).toBe(null)
  expect(familiesFor(['Zoë'])).toEqual(serif)
  expect(familiesFor(['王']).at(-1)).toContain('ZCOOL')
})

test('reports a character that no bundled font has, at any position', () => {
  expect(firstUndrawn('Ada 😀 Example')).toBe('😀')
  expect(firstUndrawn('नेहा')).toBe('न')
  expect(firstUndrawn('Ada Example')).toBe(null)
})

test('every code point either has a glyph in a bundled font or is rejected', () => {
  // Covers all scripts used in people's names, and the ranges between them.
  let refused = 0
  let drawable = 0
  for (let code = 0x20; code < 0x3_0000; code += code < 0x3000 ? 1 : 37) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const character = String.fromCodePoint(code)
    const undrawn = firstUndrawn(`A${character}`)
    expect([null, character]).toContain(undrawn)
    if (undrawn === null) drawable += 1
    else refused += 1
  }
  expect(drawable).toBeGreaterThan(1500)
  expect(refused).toBeGreaterThan(1000)
})

test('a new template fits on its page', () => {
  for (const { x, y, width, height } of starterLayout) {
    expect(x + width).toBeLessThanOrEqual(certificatePage.width_pt)
    expect(y + height).toBeLessThanOrEqual(certificatePage.height_pt)
  }
})
