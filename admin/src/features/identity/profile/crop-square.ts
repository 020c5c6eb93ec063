import type { PercentCrop } from 'react-image-crop'

const side_px = 400

/** Crops the chosen part of a picture to a square PNG, no larger than any place that displays it needs. */
export async function cropSquare(picture: HTMLImageElement, crop: PercentCrop, name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  const [width, height] = [picture.naturalWidth, picture.naturalHeight]
  const from = { x: (crop.x / 100) * width, y: (crop.y / 100) * height, width: (crop.width / 100) * width }
  const side = Math.max(1, Math.min(side_px, Math.round(from.width)))
  canvas.width = canvas.height = side
  canvas
    .getContext('2d')
    ?.drawImage(picture, from.x, from.y, from.width, (crop.height / 100) * height, 0, 0, side, side)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the picture was not cut')
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.png`, { type: 'image/png' })
}
