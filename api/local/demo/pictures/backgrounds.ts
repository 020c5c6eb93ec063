import type { Scheme } from './palettes.ts'

export interface Background {
  drawing: string
  /** Position and scale of the emblem. */
  x: number
  y: number
  scale: number
  /** The color right behind the emblem. */
  behind: string
}
type RenderBackground = (scheme: Scheme, random: () => number) => Background

const width = 1280
const height = 720
const at = { x: 640, y: 360, scale: 1.26 }

const disc: RenderBackground = ({ ground, far, spark }, random) => {
  const x = random() < 0.5 ? 250 : 1030
  return {
    ...at,
    behind: far,
    drawing: `<rect width="${width}" height="${height}" fill="${ground}"/><circle cx="640" cy="360" r="310" fill="${far}"/>
<circle cx="${x}" cy="${random() < 0.5 ? 150 : 580}" r="58" fill="${spark}"/><circle cx="${1280 - x}" cy="${random() < 0.5 ? 560 : 170}" r="24" fill="${far}"/>`,
  }
}

const arches: RenderBackground = ({ ground, far, spark }) => ({
  ...at,
  y: 404,
  scale: 1.2,
  behind: far,
  drawing: `<rect width="${width}" height="${height}" fill="${ground}"/>${[0, 1, 2]
    .map((ring) => `<circle cx="640" cy="760" r="${760 - ring * 92}" fill="${ring % 2 === 0 ? far : ground}"/>`)
    .join('')}
<circle cx="640" cy="760" r="400" fill="${far}"/><circle cx="1150" cy="110" r="46" fill="${spark}"/>`,
})

const horizon: RenderBackground = ({ ground, far, near, spark }, random) => {
  const sun = random() < 0.5 ? 330 : 950
  return {
    ...at,
    y: 368,
    behind: ground,
    drawing: `<rect width="${width}" height="${height}" fill="${ground}"/><circle cx="${sun}" cy="300" r="170" fill="${spark}"/>
<path d="M0 470C210 390 410 390 640 450s430 60 640-30v300H0Z" fill="${far}"/><path d="M0 600c300-80 520-40 760 0s380 20 520-30v150H0Z" fill="${near}"/>`,
  }
}

const panels: RenderBackground = ({ ground, far, near, spark }, random) => {
  const flip = random() < 0.5 ? '' : `transform="translate(1280 0) scale(-1 1)"`
  return {
    ...at,
    behind: ground,
    drawing: `<rect width="${width}" height="${height}" fill="${ground}"/><g ${flip}><rect width="320" height="720" fill="${far}"/><path d="M0 0h320a320 320 0 0 1-320 320Z" fill="${near}"/><path d="M320 720H0a320 320 0 0 1 320-320Z" fill="${spark}"/>
<rect x="960" width="320" height="720" fill="${far}"/><circle cx="1120" cy="160" r="106" fill="${ground}"/><path d="M960 720V560h320v160Z" fill="${near}"/><path d="M960 560a160 160 0 0 1 320 0Z" fill="${spark}"/></g>`,
  }
}

const rays: RenderBackground = ({ ground, far, near }, random) => {
  const turn = Math.round(random() * 30)
  const wedges = Array.from(
    { length: 12 },
    (_, index) => `<path d="M0 0 L-118 -900 L118 -900Z" transform="rotate(${index * 30 + turn})" fill="${far}"/>`,
  ).join('')
  return {
    ...at,
    behind: near,
    drawing: `<rect width="${width}" height="${height}" fill="${ground}"/><g transform="translate(640 360)">${wedges}<circle r="292" fill="${ground}"/><circle r="258" fill="${near}" fill-opacity=".92"/></g>`,
  }
}

const steps: RenderBackground = ({ ground, far, near, spark }, random) => {
  const flip = random() < 0.5 ? '' : 'transform="translate(1280 0) scale(-1 1)"'
  const bars = [150, 250, 360, 480, 600]
    .map(
      (tall, index) =>
        `<rect x="${index * 256}" y="${720 - tall}" width="256" height="${tall}" fill="${index === 4 ? near : far}" fill-opacity="${0.45 + index * 0.13}"/>`,
    )
    .join('')
  return {
    ...at,
    y: 366,
    behind: ground,
    drawing: `<rect width="${width}" height="${height}" fill="${ground}"/><g ${flip}>${bars}<circle cx="180" cy="170" r="74" fill="${spark}"/></g>`,
  }
}

const tiles: RenderBackground = ({ ground, far, near, spark }, random) => {
  const size = 160
  const shapes = [
    (a: string) => `<path d="M0 0h160a160 160 0 0 1-160 160Z" fill="${a}"/>`,
    (a: string) => `<path d="M160 160H0a160 160 0 0 1 160-160Z" fill="${a}"/>`,
    (a: string) => `<circle cx="80" cy="80" r="52" fill="${a}"/>`,
    (a: string) => `<path d="M0 80a80 80 0 0 1 160 0Z" fill="${a}"/><path d="M0 160a80 80 0 0 1 160 0Z" fill="${a}"/>`,
    (a: string) => `<path d="M0 0h160L0 160Z" fill="${a}"/>`,
    (a: string) => `<rect width="160" height="160" fill="${a}"/>`,
    () => '',
  ]
  const tilesSvg: string[] = []
  for (let column = 0; column < 8; column += 1) {
    for (let row = 0; row < 5; row += 1) {
      const color = [far, far, near, far, spark][Math.floor(random() * 5)] ?? far
      const shape = shapes[Math.floor(random() * shapes.length)]
      if (column > 1 && column < 6) continue
      tilesSvg.push(`<g transform="translate(${column * size} ${row * size - 40})">${shape?.(color) ?? ''}</g>`)
    }
  }
  return {
    ...at,
    behind: far,
    drawing: `<rect width="${width}" height="${height}" fill="${ground}"/>${tilesSvg.join('')}<rect x="320" width="640" height="720" fill="${ground}"/><circle cx="640" cy="360" r="272" fill="${far}"/>`,
  }
}

export const grounds: RenderBackground[] = [disc, tiles, arches, panels, horizon, rays, steps]
