const longest = 80

/** Name of a certificate's file in a zip: whose it is, then its serial number, which keeps names apart. */
export function nameInZip(learner: string, serial: string): string {
  // What file systems refuse in a name, and a dot in front, which hides a file.
  const plain = learner.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, ' ').replace(/\s+/g, ' ')
  const name = [...plain]
    .slice(0, longest)
    .join('')
    .replace(/^[. ]+/, '')
    .trim()
  return `${name === '' ? '' : `${name} `}${serial}.pdf`
}
