/** Lowercase letters that do not decompose to plain Latin, with their transliterations. */
const latin: Readonly<Record<string, string>> = Object.fromEntries([
  ...pairs('ß ss ł l ø o æ ae œ oe đ d ð d þ th ħ h ı i ŋ ng'),
  ...pairs(
    'а a б b в v г g ґ g д d е e є ie ж zh з z и i і i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ c ђ dj у u ф f',
  ),
  ...pairs('х kh ц ts ч ch џ dz ш sh щ shch ы y э e ю iu я ia'),
  ...pairs('α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o'),
])
/** Letters that only modify others and have no sound. */
const silent = /[ьъ]/g

function pairs(text: string): [string, string][] {
  const words = text.split(' ')
  return words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? '']] : []))
}

/** Transliterates a text to plain Latin letters: accented Latin, Cyrillic and Greek. Other scripts stay unchanged. */
export const transliterate = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(silent, '')
    .replace(/[^ -~]/g, (letter) => latin[letter] ?? letter)
