import {
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  ValueNode,
  type BinaryOperationNode,
  type LimitNode,
  type OffsetNode,
  type OperationNode,
} from 'kysely';

const comparisons = new Map<string, string>([
  ['in', '= any('],
  ['not in', '<> all('],
]);

/** Compiles lists so that a statement that comes again has the same text, and a plan for any values is a good one. */
export class ListingCompiler extends PostgresQueryCompiler {
  /**
   * Several values are one array. With a parameter for each, the text would differ by their number, and PostgreSQL would plan a
   * page of nine rows apart from a page of ten. A single value stays as it is: behind a comparison with an array, an index no
   * longer gives the order of its next column.
   */
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const comparison = OperatorNode.is(operator) && comparisons.get(operator.operator);
    if (!comparison || !PrimitiveValueListNode.is(rightOperand) || rightOperand.values.length < 2)
      return super.visitBinaryOperation(node);
    this.visitNode(leftOperand);
    this.append(` ${comparison}`);
    this.appendValue([...rightOperand.values]);
    this.append(')');
  }

  /** A bound on the rows is written into the text: for an unknown one PostgreSQL plans to read a tenth of all rows. */
  protected override visitLimit({ limit }: LimitNode): void {
    this.append('limit ');
    this.appendNumber(limit);
  }

  /** Only the first page has a text of its own; otherwise every page of a list would. */
  protected override visitOffset({ offset }: OffsetNode): void {
    this.append('offset ');
    if (ValueNode.is(offset) && offset.value !== 0) this.visitNode(offset);
    else this.appendNumber(offset);
  }

  private appendNumber(node: OperationNode): void {
    if (ValueNode.is(node) && typeof node.value === 'number') this.appendImmediateValue(node.value);
    else this.visitNode(node);
  }
}
