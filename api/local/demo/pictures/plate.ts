import type { Palette } from './palettes.ts'

const dark = new Set([
  'drop',
  'valve',
  'gavel',
  'compass',
  'people',
  'shield-record',
  'shield-key',
  'ledger',
  'calculator',
  'crib',
  'blocks',
  'pinwheel',
  'gauge',
  'clipboard-check',
  'syringe',
  'hand-wash',
  'stethoscope',
  'scales',
  'door',
  'trench',
  'ladder',
  'hard-hat',
  'crane',
  'two-doors',
  'laptop',
  'bed',
  'handshake',
  'columns',
  'skyline',
])
const light = new Set([
  'storm',
  'policy',
  'contract',
  'cloche',
  'thermometer',
  'fridge',
  'map-pin',
  'parts',
  'payslip',
  'calendar',
  'magnifier',
  'speech',
  'flask',
  'cloud',
  'hook-mail',
  'password',
  'filter',
  'umbrella',
  'parts-umbrella',
  'bottle',
  'book',
  'chef-knife',
  'dust-mask',
  'waves-tank',
  'columns',
  'bed',
  'handshake',
])

/** Returns the color of a disc behind an emblem with too little contrast, or nothing if the contrast is enough. */
export function plateColor(motif: string, behind: string, palette: Palette): string | undefined {
  const bright = luminance(behind)
  if (dark.has(motif) && bright < 0.3) return bright < 0.08 ? palette.soft : palette.pale
  if (light.has(motif) && bright > 0.72) return luminance(palette.soft) > 0.62 ? palette.main : palette.soft
  return undefined
}

/** Emblems that are mostly paper-colored need a darker background. */
export const isLight = (motif: string): boolean => light.has(motif)

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((from) => (Number.parseInt(color.slice(from, from + 2), 16) / 255) ** 2.2)
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
