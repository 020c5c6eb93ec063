import { toBuffer } from 'qrcode'

export const qrPng = (text: string): Promise<Buffer> =>
  toBuffer(text, { errorCorrectionLevel: 'M', margin: 1, width: 320, color: { dark: '#16202e', light: '#ffffff' } })
