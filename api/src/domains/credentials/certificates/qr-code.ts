import { createElement as h, type ReactElement } from 'react'
import { Path, Svg } from '@react-pdf/renderer'
import { create } from 'qrcode'

const margin = 1
export type QrCode = { side: number; path: string }

/** Draws a QR code as one path of squares: sharp at every size and much faster to draw than a picture. */
export function qrCode(text: string): QrCode {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const dark = Array.from({ length: size * size }, (_, index) => index).filter((index) => data[index] === 1)
  return {
    side: size + 2 * margin,
    path: dark.map((index) => `M${(index % size) + margin} ${Math.floor(index / size) + margin}h1v1h-1z`).join(''),
  }
}

export const qrPicture = ({ side, path }: QrCode, { width, height }: { width: number; height: number }): ReactElement =>
  h(
    Svg,
    { viewBox: `0 0 ${side} ${side}`, style: { width: Math.min(width, height), height: Math.min(width, height) } },
    h(Path, { d: `M0 0H${side}V${side}H0z`, fill: '#ffffff' }),
    h(Path, { d: path, fill: '#16202e' }),
  )
