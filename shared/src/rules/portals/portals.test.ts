import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalHost } from './canonical-host.ts'
import { companyMissing, setupMissing } from './portal-setup.ts'
import { contrastRatio } from './contrast-ratio.ts'
import { isBlocked } from './is-blocked.ts'
import { parseColor } from './parse-color.ts'
import { readableColor } from './readable-color.ts'
import { hostNames, isReservedName, routeHeads } from '../../pages/reserved-names.ts'
import { textColor } from './text-color.ts'

describe('portal states', () => {
  test('[TEN-009] [TEN-010] blocks a paused portal unless it is the core or the admin portal', () => {
    expect(isBlocked({ kind: 'tenant', is_paused: true })).toBe(true)
    expect(isBlocked({ kind: 'tenant', is_paused: false })).toBe(false)
    expect(isBlocked({ kind: 'core', is_paused: true })).toBe(false)
    expect(isBlocked({ kind: 'admin', is_paused: true })).toBe(false)
  })

  test('[TEN-018] setup requires logo, secondary logo, favicon, certificate logo and type', () => {
    const setting = { logo: 'a', secondary_logo: 'b', favicon: 'c', default_certificate_logo: 'd', type: 2 as const }
    expect(setupMissing(setting)).toEqual([])
    expect(setupMissing({ ...setting, favicon: '', type: null })).toEqual(['favicon', 'type'])
    expect(
      setupMissing({ logo: null, secondary_logo: null, favicon: null, default_certificate_logo: null, type: null }),
    ).toEqual(['logo', 'secondary_logo', 'favicon', 'default_certificate_logo', 'type'])
  })

  test('[TEN-019] a company requires name, email and support email', () => {
    expect(companyMissing({ name: 'Ada Inc.', email: 'a@x.io', support_email: 's@x.io' })).toEqual([])
    expect(companyMissing({ name: '  ', email: null, support_email: 's@x.io' })).toEqual(['name', 'email'])
  })
})

describe('hosts and names', () => {
  test('[TEN-041] each portal has one host: its own domain, or its slug under the public host', () => {
    const host = (portal: Parameters<typeof canonicalHost>[0]['portal']) =>
      canonicalHost({ portal, public_host: 'portico.localhost' })
    expect(host({ kind: 'tenant', slug: 'ada', custom_domain: null })).toBe('ada.portico.localhost')
    expect(host({ kind: 'tenant', slug: 'ada', custom_domain: 'Learn.Ada.example' })).toBe('learn.ada.example')
    expect(host({ kind: 'core', slug: 'core', custom_domain: null })).toBe('portico.localhost')
    expect(host({ kind: 'admin', slug: 'x', custom_domain: 'evil.example' })).toBe('admin.portico.localhost')
  })

  test('[TEN-041] rejects reserved names in any spelling and accepts ordinary ones', () => {
    for (const name of ['admin', 'WWW', ' api ', 'courses', 'tus', 'content', 'mail'])
      expect(isReservedName(name), name).toBe(true)
    for (const name of ['ada-academy', 'about-us', 'toString', '']) expect(isReservedName(name), name).toBe(false)
    expect(new Set([...routeHeads, ...hostNames]).size).toBe(routeHeads.length + hostNames.length)
  })
})

describe('colors', () => {
  const hexColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

  test('parses #, rgb and hsl colors', () => {
    expect(parseColor('#1f6feb')).toEqual([31, 111, 235])
    expect(parseColor('#FA3')).toEqual([255, 170, 51])
    expect(parseColor('#fa3c')).toEqual([255, 170, 51])
    expect(parseColor('rgb(1, 2, 300)')).toEqual([1, 2, 255])
    expect(parseColor('rgba(100% 0% 50% / .5)')).toEqual([255, 0, 128])
    expect(parseColor('hsl(0 100% 50%)')).toEqual([255, 0, 0])
    expect(parseColor('hsl(210deg, 50%, 40%)')).toEqual([51, 102, 153])
    expect(parseColor('hsl(-120 100% 50%)')).toEqual([0, 0, 255])
    for (const unknown of ['var(--brand)', 'red', '#12345', 'rgb(x)', '']) expect(parseColor(unknown)).toBeNull()
  })

  test('computes contrast as WCAG does', () => {
    expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 10)
    expect(contrastRatio([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.478, 3)
    expect(contrastRatio([255, 255, 255], [118, 118, 118])).toBeGreaterThan(4.5)
  })

  test('picks a readable text color for any background', () => {
    expect(textColor('#0b3d91')).toBe('#ffffff')
    expect(textColor('#ffe066')).toBe('#000000')
    expect(textColor('var(--x)')).toBe('#000000')
    fc.assert(
      fc.property(hexColor, (background) => {
        const text = parseColor(textColor(background))
        const behind = parseColor(background)
        expect(text !== null && behind !== null && contrastRatio(text, behind) >= 4.5).toBe(true)
      }),
    )
  })

  test('changes a portal color used as text just enough to be readable, if at all', () => {
    expect(readableColor({ color: '#0b3d91' })).toEqual({ color: '#0b3d91', changed: false })
    expect(readableColor({ color: '#ffe066' })?.changed).toBe(true)
    expect(readableColor({ color: '#333333', background: '#000000' })?.changed).toBe(true)
    expect(readableColor({ color: 'var(--x)' })).toBeNull()
    fc.assert(
      fc.property(hexColor, hexColor, (color, background) => {
        const readable = parseColor(readableColor({ color, background })?.color ?? '')
        const behind = parseColor(background)
        expect(readable !== null && behind !== null && contrastRatio(readable, behind) >= 4.5).toBe(true)
      }),
    )
  })
})
