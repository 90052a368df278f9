import type { TextIndex } from './resume-index';
import type { Token } from './roots';

const shortestChecked = 7;

/** Whether two words differ by one letter that is missing, doubled, wrong, or swapped with its neighbor. */
function differsByOne(left: string, right: string): boolean {
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  const [restOfLeft, restOfRight] = [left.slice(start), right.slice(start)];
  return (
    restOfLeft.slice(1) === restOfRight.slice(1) ||
    restOfLeft === restOfRight.slice(1) ||
    restOfLeft.slice(1) === restOfRight ||
    (restOfLeft[0] === restOfRight[1] &&
      restOfLeft[1] === restOfRight[0] &&
      restOfLeft.slice(2) === restOfRight.slice(2))
  );
}

/** "Maintenance" where the résumé says "maintenence": résumés have typing errors, and what is suggested has none. */
export function isMisspelled({ roots, remembered }: TextIndex, { root, germanRoot }: Token): boolean {
  const name = `misspelled ${root}`;
  let answer = remembered.get(name);
  if (answer === undefined) {
    answer = [root, germanRoot].some(
      (wanted) =>
        wanted.length >= shortestChecked &&
        Array.from(roots).some(
          (own) => own[0] === wanted[0] && Math.abs(own.length - wanted.length) < 2 && differsByOne(own, wanted),
        ),
    );
    remembered.set(name, answer);
  }
  return answer;
}
