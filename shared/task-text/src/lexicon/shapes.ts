import { foldText } from '../text/fold';

/** What is measured in height, or is made to have one: seen from above, a picture does not show it. */
const SHAPE =
  /焊[缝道]|焊接(?![件速])|余高|熔深|台阶|段差|平面度|平整度|共面[度性]|翘曲|高度公差|(?:涂|点|密封)胶|胶[条路线高]|weld|seam|step height|flatness|coplanarity|warpage|(?:glue|adhesive) bead|bead height/;

/** The word of a line that says that a shape in height may be meant; null where none does. */
export const shapeWord = (text: string): string | null => {
  const found = SHAPE.exec(foldText(text));
  return found && text.slice(found.index, found.index + found[0].length);
};
