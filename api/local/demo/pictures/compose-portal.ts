import type { DemoPortal } from '../content/types.ts'
import { breakLines, letter, paragraph } from './lettering.ts'
import { mix } from './palettes.ts'
import { markDrawing } from './portal-mark.ts'

const ink = '#16202e'
const white = '#ffffff'
const light = (portal: DemoPortal): { front: string; back: string } => ({
  front: white,
  back: mix(portal.secondary_color, white, 0.6),
})
const full = (portal: DemoPortal): { front: string; back: string } => ({
  front: portal.primary_color,
  back: portal.secondary_color,
})

/** Draws logo and name in one line; the light variant is for dark surfaces. */
export function composeLogo(portal: DemoPortal, kind: 'full' | 'light'): string {
  const name = letter(portal.name, { size: 38, spacing: -14 })
  const width = Math.ceil(64 + 16 + name.width + 6)
  const colors = kind === 'full' ? full(portal) : light(portal)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="64" viewBox="0 0 ${width} 64" role="img" aria-label="${portal.name}">
<g transform="scale(.667)">${markDrawing(portal.mark, inner(portal, colors, kind))}</g><g fill="${kind === 'full' ? ink : white}" transform="translate(80 45)">${name.paths}</g></svg>`
}

// Logos on a filled shape need the color behind them.
function inner(portal: DemoPortal, colors: { front: string; back: string }, kind: 'full' | 'light') {
  if (portal.mark !== 'compass' && portal.mark !== 'key' && portal.mark !== 'leaf') return colors
  return { front: colors.front, back: kind === 'full' ? white : portal.footer_color }
}

export function composeFavicon(portal: DemoPortal): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128"><rect width="128" height="128" rx="28" fill="${portal.primary_color}"/>
<g transform="translate(24 24) scale(.833)">${markDrawing(portal.mark, { front: white, back: ['compass', 'key', 'leaf'].includes(portal.mark) ? portal.primary_color : mix(portal.secondary_color, white, 0.55) })}</g></svg>`
}

/** Draws the certificate header: logo above name, without background. */
export function composeCertificateLogo(portal: DemoPortal): string {
  const name = letter(portal.name.toUpperCase(), { size: 34, spacing: 90 })
  const width = Math.ceil(name.width) + 40
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="190" viewBox="0 0 ${width} 190"><g transform="translate(${width / 2 - 56} 4) scale(1.167)">${markDrawing(portal.mark, inner(portal, full(portal), 'full'))}</g>
<g fill="${ink}" transform="translate(20 172)">${name.paths}</g></svg>`
}

export function composePortalSocial(portal: DemoPortal): string {
  const lines = breakLines(portal.tagline, { size: 68, width: 900 })
  const dark = mix(portal.primary_color, '#000000', 0.45)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1123" height="794" viewBox="0 0 1123 794"><rect width="1123" height="794" fill="${portal.primary_color}"/>
<g fill="${dark}" fill-opacity=".35"><circle cx="1123" cy="794" r="620"/><circle cx="1123" cy="794" r="430"/><circle cx="1123" cy="794" r="240"/></g><circle cx="1000" cy="130" r="64" fill="${mix(portal.secondary_color, white, 0.35)}"/>
<g transform="translate(84 84) scale(1.05)">${markDrawing(portal.mark, { front: white, back: ['compass', 'key', 'leaf'].includes(portal.mark) ? portal.primary_color : mix(portal.secondary_color, white, 0.55) })}</g>
<g fill="${white}" transform="translate(80 ${470 - (lines.length - 1) * 40})">${paragraph(lines, { size: 68, spacing: -16, leading: 1.14 })}</g>
<g fill="${white}" transform="translate(84 700)">${letter(portal.name, { size: 32, weight: 'medium' }).paths}</g></svg>`
}
