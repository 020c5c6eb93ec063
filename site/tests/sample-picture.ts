const hues = [192, 28, 210, 340, 150, 45, 265, 12]

/** A plain, distinct 16:9 picture per name: shapes in two tones. */
export function samplePicture(name: string): string {
  const seed = [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7)
  const hue = hues[seed % hues.length] ?? 200
  const x = 120 + (seed % 300)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="hsl(${hue} 38% 86%)"/><path d="M0 ${220 + (seed % 60)} L${x} ${110 + (seed % 50)} L${x + 180} 250 L640 ${150 + (seed % 80)} V360 H0Z" fill="hsl(${hue} 36% 62%)"/><path d="M0 300 L${x + 60} ${200 + (seed % 40)} L640 320 V360 H0Z" fill="hsl(${hue} 42% 38%)"/><circle cx="${520 - (seed % 120)}" cy="${80 + (seed % 30)}" r="36" fill="hsl(${(hue + 40) % 360} 80% 72%)"/></svg>`
}
