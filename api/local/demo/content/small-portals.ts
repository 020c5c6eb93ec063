import { demoPortals } from './portals.ts'
import type { DemoPortal } from './types.ts'

/** Portals without courses or people that show subscription states: one on trial, one whose plan has ended. */
export const smallPortals: readonly DemoPortal[] = demoPortals
  .filter(({ key }) => key === 'blank')
  .flatMap((blank) => [
    { ...blank, key: 'trial', slug: 'cedar-grove', name: 'Cedar Grove Dental Training', branding_of: blank.slug },
    { ...blank, key: 'ended', slug: 'tidewater-food', name: 'Tidewater Food Safety', branding_of: blank.slug },
  ])
