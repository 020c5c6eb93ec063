import * as v from 'valibot'
import { expect, test } from 'vitest'
import { roles } from '@portico/shared/access/roles.ts'
import { contrastRatio } from '@portico/shared/rules/portals/contrast-ratio.ts'
import { parseColor } from '@portico/shared/rules/portals/parse-color.ts'
import { isReservedName } from '@portico/shared/pages/reserved-names.ts'
import { isColor } from '@portico/shared/schemas/text.ts'
import { givenPassword } from '@portico/shared/schemas/identity.ts'
import { password } from '@portico/shared/schemas/password.ts'
import { demoAccounts } from './accounts.ts'
import { demoPortals } from './content/portals.ts'

test('[demo] has an account for each of the twelve roles, with a valid password', () => {
  expect(new Set(demoAccounts.map((account) => account.role))).toEqual(new Set(roles))
  expect(new Set(demoAccounts.map((account) => account.email)).size).toBe(demoAccounts.length)
  for (const account of demoAccounts) {
    // The public demo password meets the length and character rules, but real accounts must not be able to use it.
    expect(v.safeParse(password, account.password).issues?.map(({ message }) => message)).toEqual([
      'This password is too easy to guess. Please choose another one.',
    ])
    expect(v.is(givenPassword, account.password)).toBe(true)
    expect(
      demoPortals.some((portal) => portal.key === account.portal),
      account.portal,
    ).toBe(true)
  }
})

test('[demo] has all kinds of portals: core 24, admin, in-house, channels, untyped, paused, custom domain', () => {
  const kinds = demoPortals.map((portal) => [portal.kind, portal.type, portal.is_paused])
  expect(demoPortals.find((portal) => portal.kind === 'core')?.id).toBe(24)
  for (const wanted of [
    ['core', 2, false],
    ['admin', 1, false],
    ['tenant', 1, false],
    ['tenant', 2, false],
    ['tenant', null, false],
    ['tenant', 2, true],
  ])
    expect(kinds).toContainEqual(wanted)
  expect(demoPortals.filter((portal) => portal.custom_domain)).toHaveLength(1)
})

const contrast = (a: string, b: string): number => {
  const [first, second] = [parseColor(a), parseColor(b)]
  return first && second ? contrastRatio(first, second) : 0
}

test('[demo] gives every portal colors that pass the color rule and are readable', () => {
  for (const portal of demoPortals) {
    for (const color of [
      portal.primary_color,
      portal.secondary_color,
      portal.background,
      portal.footer_header_color,
      portal.footer_color,
    ])
      expect(isColor(color)).toBe(true)
    expect(contrast(portal.primary_color, '#ffffff'), `${portal.slug} on white`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(portal.secondary_color, portal.background), portal.slug).toBeGreaterThanOrEqual(4.5)
    expect(contrast(portal.footer_color, '#ffffff'), portal.slug).toBeGreaterThanOrEqual(7)
    if (portal.kind === 'tenant') expect(isReservedName(portal.slug)).toBe(false)
  }
})
