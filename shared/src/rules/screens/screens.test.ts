import { expect, test } from 'vitest'
import { breakpoints, isMobile } from './breakpoints.ts'
import { leastLoading_ms, loadingLeft_ms } from './loading.ts'
import { mayPrefetch } from './may-prefetch.ts'

test('[LEG-023] has six breakpoints and treats widths below xl as mobile', () => {
  expect(breakpoints).toEqual({ xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1536 })
  expect([390, 1199, 1200, 1536].map(isMobile)).toEqual([true, true, false, false])
})

test('[LEG-025] does not prefetch on 2g or in data-saver mode', () => {
  const connections = [
    {},
    { effectiveType: '4g' },
    { effectiveType: '3g' },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
    { effectiveType: '4g', saveData: true },
  ]
  expect(connections.map(mayPrefetch)).toEqual([true, true, true, false, false, false])
})

test('[LEG-026] keeps a loading state for at least 200 ms and never waits without one', () => {
  expect(leastLoading_ms).toBe(200)
  expect([
    loadingLeft_ms({ shown_ms: 1_000, now_ms: 1_050 }),
    loadingLeft_ms({ shown_ms: 1_000, now_ms: 1_200 }),
    loadingLeft_ms({ shown_ms: 1_000, now_ms: 5_000 }),
    loadingLeft_ms({ shown_ms: null, now_ms: 5_000 }),
  ]).toEqual([150, 0, 0, 0])
})
