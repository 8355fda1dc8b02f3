import { JSDOM } from 'jsdom';
import postcss, { type ChildNode, list, type Root } from 'postcss';

/** The rules within the style tags of styled-components, without its own markers. */
export function rulesOf(styleTags: string): string {
  const tags = [...JSDOM.fragment(styleTags).querySelectorAll('style')];
  const root = postcss.parse(tags.map((tag) => tag.textContent).join(''));
  root.walkComments((comment) => void comment.remove());
  root.walkRules((rule) => {
    if (rule.selector.startsWith('data-styled.')) rule.remove();
  });
  return compact(root);
}

/** A placeholder is not printed and has no interaction: these rules are not needed. */
const TOUCHED = [':hover', ':active', ':focus'];

/** The rules that match the placeholder's elements, with the animations and custom properties of these rules. */
export function usedCss(css: string, picture: ParentNode): string {
  const root = postcss.parse(css);
  root.walkAtRules('media', (media) => {
    if (media.params === 'print') media.remove();
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const needed = rule.selectors.filter(
      (selector) => !TOUCHED.some((state) => selector.includes(state)) && isIn(picture, selector),
    );
    if (needed.length === 0) rule.remove();
    else rule.selectors = needed;
  });
  while (removeUnusedNames(root) || removeEmpty(root));
  return compact(root);
}

const isKeyframe = ({ parent }: ChildNode): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

/** Whether the selector matches an element. A pseudo-element (`::before`) counts as its element. */
function isIn(picture: ParentNode, selector: string): boolean {
  const [element = ''] = selector.split('::');
  const isWhole = element !== '' && ![' ', '>', '+', '~'].some((sign) => element.endsWith(sign));
  return picture.querySelector(isWhole ? element : `${element}*`) !== null;
}

/** Removes unused names. Returns whether one was removed: a further pass may then find more. */
function removeUnusedNames(root: Root): boolean {
  const values: string[] = [];
  const animations: string[] = [];
  root.walkDecls(({ prop, value }) => {
    values.push(value);
    if (prop !== 'animation' && prop !== 'animation-name') return;
    animations.push(...list.comma(value).flatMap((animation) => list.space(animation)));
  });
  const isRead = (name: string) =>
    values.some((value) => value.includes(`var(${name})`) || value.includes(`var(${name},`));
  const unused: ChildNode[] = [];
  root.walkAtRules('keyframes', (rule) => {
    if (!animations.includes(rule.params)) unused.push(rule);
  });
  root.walkDecls((declaration) => {
    if (declaration.variable && !isRead(declaration.prop)) unused.push(declaration);
  });
  unused.forEach((node) => void node.remove());
  return unused.length > 0;
}

function removeEmpty(root: Root): boolean {
  const empty: ChildNode[] = [];
  root.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) empty.push(node);
  });
  empty.forEach((node) => void node.remove());
  return empty.length > 0;
}

function compact(root: Root): string {
  root.walk((node) => {
    node.raws.before = '';
    if (node.type === 'rule' || node.type === 'atrule')
      Object.assign(node.raws, { after: '', semicolon: false });
  });
  root.raws.after = '';
  return root.toString();
}
