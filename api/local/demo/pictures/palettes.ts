import type { TopicSlug } from '../content/types.ts'

export interface Palette {
  ink: string
  deep: string
  main: string
  soft: string
  pale: string
  accent: string
  glow: string
  paper: string
}
export type Tone = keyof Palette
/** Assigns palette colors to parts of a picture: the same eight colors give a light, a bold and a dark version. */
export interface Scheme {
  ground: string
  far: string
  near: string
  spark: string
}

export const palettes: Record<TopicSlug, Palette> = {
  'nursing-healthcare': {
    ink: '#0b3b3c',
    deep: '#12605f',
    main: '#2a938b',
    soft: '#a5d6cc',
    pale: '#e2f2ed',
    accent: '#ef6f55',
    glow: '#f7bd73',
    paper: '#fffaf2',
  },
  'real-estate': {
    ink: '#3a1f1c',
    deep: '#7d3527',
    main: '#c4603f',
    soft: '#efb99b',
    pale: '#fbebdf',
    accent: '#2f7377',
    glow: '#e8b84a',
    paper: '#fffaf4',
  },
  insurance: {
    ink: '#12233f',
    deep: '#204272',
    main: '#3d74b6',
    soft: '#a8c8eb',
    pale: '#e6f0fa',
    accent: '#f0a630',
    glow: '#ee6f57',
    paper: '#fdfcf8',
  },
  'food-safety': {
    ink: '#21351a',
    deep: '#3b5f2d',
    main: '#6d9c4f',
    soft: '#c5dba3',
    pale: '#f1f6e3',
    accent: '#d9503b',
    glow: '#f1bf4c',
    paper: '#fffdf5',
  },
  'construction-safety': {
    ink: '#24272c',
    deep: '#49515b',
    main: '#e8801f',
    soft: '#f7c88b',
    pale: '#fcf0df',
    accent: '#f4c21a',
    glow: '#2c7c9d',
    paper: '#fffcf6',
  },
  'child-care': {
    ink: '#3b2350',
    deep: '#6c4190',
    main: '#a873c6',
    soft: '#dfc7ee',
    pale: '#f7f0fb',
    accent: '#f5a93b',
    glow: '#3fb3a5',
    paper: '#fffcfa',
  },
  'human-resources': {
    ink: '#331a33',
    deep: '#652d56',
    main: '#a8456d',
    soft: '#e9b4c4',
    pale: '#faecef',
    accent: '#2c829f',
    glow: '#f1b25c',
    paper: '#fffbf8',
  },
  'it-security': {
    ink: '#10153a',
    deep: '#28306f',
    main: '#4c59d4',
    soft: '#b2baf5',
    pale: '#ebedfe',
    accent: '#1fb898',
    glow: '#ffb14f',
    paper: '#fbfbff',
  },
  'accounting-ethics': {
    ink: '#20283a',
    deep: '#3d4a64',
    main: '#6a7da2',
    soft: '#c1cce0',
    pale: '#eef1f6',
    accent: '#c9932a',
    glow: '#a8433d',
    paper: '#fffdf7',
  },
  'water-treatment': {
    ink: '#052c4d',
    deep: '#0d5288',
    main: '#2288c6',
    soft: '#a0d3ee',
    pale: '#e4f3fb',
    accent: '#15a596',
    glow: '#fcc955',
    paper: '#fbfeff',
  },
}

export const schemes: ((palette: Palette) => Scheme)[] = [
  ({ pale, soft, main, glow }) => ({ ground: pale, far: soft, near: main, spark: glow }),
  ({ deep, main, ink, glow }) => ({ ground: deep, far: main, near: ink, spark: glow }),
  ({ soft, pale, deep, accent }) => ({ ground: soft, far: pale, near: deep, spark: accent }),
  ({ main, soft, deep, glow }) => ({ ground: main, far: soft, near: deep, spark: glow }),
  ({ ink, deep, main, accent }) => ({ ground: ink, far: deep, near: main, spark: accent }),
]

export function mix(a: string, b: string, share: number): string {
  const part = (text: string, from: number): number => Number.parseInt(text.slice(from, from + 2), 16)
  const channel = (from: number): string =>
    Math.round(part(a, from) * (1 - share) + part(b, from) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** Replaces `{main}` with the color, and `{main/}` with the same color lit from the left (right half a shade darker). */
export function paint(drawing: string, palette: Palette): string {
  return drawing.replace(/\{(\w+)(\/?)\}/g, (_, tone: string, half: string) =>
    half ? `url(#half-${tone})` : palette[tone as Tone],
  )
}

export function halfTones(palette: Palette): string {
  return (Object.keys(palette) as Tone[])
    .map((tone) => {
      const dark = mix(palette[tone], palette.ink, tone === 'ink' ? 0 : tone === 'deep' ? 0.3 : 0.14)
      const lit = tone === 'ink' ? mix(palette.ink, palette.deep, 0.35) : palette[tone]
      return `<linearGradient id="half-${tone}"><stop offset=".5" stop-color="${lit}"/><stop offset=".5" stop-color="${dark}"/></linearGradient>`
    })
    .join('')
}
