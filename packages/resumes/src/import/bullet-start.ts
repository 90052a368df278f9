/** The mark of a list's item and the space after it. A dash may touch a word with a capital letter. */
export const bulletStart = /^\s*(?:[•●▪■◦○‣⁃∙➢►▸❖✓✔◆◇]\s*|[-–—*·]\s+|[-–—](?=\p{Lu}\p{Ll}))(?=\S)/u;
